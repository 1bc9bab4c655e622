import { type Pick } from './domain/randomise.js';

export const chance: Pick = (n) => Math.floor(Math.random() * n);
