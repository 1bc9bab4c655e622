import { type Pick } from './domain/randomise.js';

export const randomPick: Pick = (n) => Math.floor(Math.random() * n);
