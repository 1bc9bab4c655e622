import 'reflect-metadata';
import { bootstrap } from './app/bootstrap.js';
import { workerRole } from './app/worker.role.js';

await bootstrap(workerRole);
