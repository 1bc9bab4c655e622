import 'reflect-metadata';
import { bootstrap } from './app/bootstrap.js';
import { projectorRole } from './app/projector.role.js';

await bootstrap(projectorRole);
