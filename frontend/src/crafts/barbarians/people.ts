import { type People } from '../people.js';
import { costume } from './costume.js';
import { country } from './country.js';

export const people: People = { costume, country };
