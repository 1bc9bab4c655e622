import { type Lines } from '../backup/run-backup.js';

/** Results go to stdout, progress to stderr. */
export const toOperator: Lines = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
};
