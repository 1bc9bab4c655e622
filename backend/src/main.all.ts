import 'reflect-metadata';
import { apiRole } from './app/api.role.js';
import { bootstrap } from './app/bootstrap.js';
import { projectorRole } from './app/projector.role.js';
import { workerRole } from './app/worker.role.js';

// The api listens last: when it answers, all other parts run.
await bootstrap(projectorRole, workerRole, apiRole);
