import { runJobsCli } from '#backend/platform/jobs/jobs-cli.js';
import { runOnce } from '../bootstrap.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

export const jobs: Operation = (argv) =>
  runOnce(({ jobs: { deadLetters } }) => runJobsCli(argv, { deadLetters, print: toOperator.out }));
