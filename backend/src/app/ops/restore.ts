import path from 'node:path';
import { loadIntoEmpty } from '../backup/load-into-empty.js';
import { finishRestored, RESTORE_USAGE } from '../backup/run-restore.js';
import { runOnce } from '../bootstrap.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

export const restore: Operation = async ([file, ...more]) => {
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    toOperator.out(RESTORE_USAGE);
    process.exitCode = 2;
  } else await runOnce((platform) => finishRestored(platform, toOperator), loadIntoEmpty(path.resolve(file)));
};
