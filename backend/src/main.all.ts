import 'reflect-metadata';
import { apiRole } from './app/api.role.js';
import { bootstrap } from './app/bootstrap.js';
import { projectorRole } from './app/projector.role.js';
import { workerRole } from './app/worker.role.js';

// The api listens last: whoever finds it open finds everything behind it running.
await bootstrap(projectorRole, workerRole, apiRole);
