import { runProjectionsCli } from '#backend/platform/projections/cli.js';
import { decodedSource } from '#backend/platform/subscriptions/event-source.js';
import { runOnce } from '../bootstrap.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

export const projections: Operation = (argv) =>
  runOnce(({ databaseUrl, store, events }) =>
    runProjectionsCli(argv, {
      databaseUrl,
      source: decodedSource(store, (batch) => events.log.decodeMany(batch)),
      print: toOperator.out,
    }),
  );
