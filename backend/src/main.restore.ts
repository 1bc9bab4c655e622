import 'reflect-metadata';
import path from 'node:path';
import { loadIntoEmpty } from './app/backup/load-into-empty.js';
import { finishRestored, RESTORE_USAGE } from './app/backup/run-restore.js';
import { toOperator } from './app/backup/to-operator.js';
import { runOnce } from './app/bootstrap.js';

const [file, ...more] = process.argv.slice(2);

if (file === undefined || more.length > 0 || file.startsWith('-')) {
  toOperator.out(RESTORE_USAGE);
  process.exitCode = 2;
} else await runOnce((platform) => finishRestored(platform, toOperator), loadIntoEmpty(path.resolve(file)));
