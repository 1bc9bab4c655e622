import 'reflect-metadata';
import { runProjectionsCli } from '#backend/platform/projections/cli.js';
import { decodedSource } from '#backend/platform/subscriptions/event-source.js';
import { runOnce } from './app/bootstrap.js';

await runOnce(({ databaseUrl, store, events }) =>
  runProjectionsCli(process.argv.slice(2), {
    databaseUrl,
    source: decodedSource(store, (batch) => events.log.decodeMany(batch)),
    print: (line) => process.stdout.write(`${line}\n`),
  }),
);
