import { runBackup } from '../backup/run-backup.js';
import { runOnce } from '../bootstrap.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

export const backup: Operation = (argv) => runOnce((platform) => runBackup(argv, platform, toOperator));
