/** Chooses the encounter on a cell (design section 7, 'Saga'). */
export const ENCOUNTERS = Symbol('Encounters');
