import 'reflect-metadata';
import { apiRole } from './app/api.role.js';
import { bootstrap } from './app/bootstrap.js';

await bootstrap(apiRole);
