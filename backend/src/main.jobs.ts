import 'reflect-metadata';
import { runOnce } from './app/bootstrap.js';
import { runJobsCli } from './platform/jobs/jobs-cli.js';

await runOnce(({ jobs }) =>
  runJobsCli(process.argv.slice(2), {
    deadLetters: jobs.deadLetters,
    print: (line) => process.stdout.write(`${line}\n`),
  }),
);
