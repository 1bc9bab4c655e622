import 'reflect-metadata';
import { runBackup } from './app/backup/run-backup.js';
import { toOperator } from './app/backup/to-operator.js';
import { runOnce } from './app/bootstrap.js';

await runOnce((platform) => runBackup(process.argv.slice(2), platform, toOperator));
