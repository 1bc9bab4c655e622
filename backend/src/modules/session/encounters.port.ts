import { type Encounters } from '#game/model/encounter.js';

/** What meets the player on a cell is asked of this port (design section 7, 'Saga'). */
export const ENCOUNTERS = Symbol('Encounters');
export type { Encounters };
