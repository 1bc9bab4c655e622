import 'reflect-metadata';
import { OPERATIONS } from './app/ops/operations.js';
import { opsProgram } from './app/ops/program.js';

const WRONG_USAGE = 2;

await opsProgram(OPERATIONS)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : WRONG_USAGE))
  .parseAsync();
