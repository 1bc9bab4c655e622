import { type Encounters } from '#game/model/encounter.js';

/** Decides what the player meets on a cell (design section 7, 'Saga'). */
export const ENCOUNTERS = Symbol('Encounters');
export type { Encounters };
