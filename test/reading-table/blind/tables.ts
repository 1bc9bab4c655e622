import { abbey } from './abbey.js';
import { boat } from './boat.js';
import { cedars } from './cedars.js';
import { gate } from './gate.js';
import { hall } from './hall.js';
import { mire } from './mire.js';
import { pass } from './pass.js';
import { roofs } from './roofs.js';
import { tent } from './tent.js';

export const BLIND_TABLES = [hall, tent, gate, cedars, boat, abbey, roofs, mire, pass];

export const blindRows = BLIND_TABLES.flatMap(({ rows }) => rows);
