/** Raised whenever the rules decide otherwise: it stands in each turn; old turns are never decided again. */
export const RULES_VERSION = 5;

/** Encounters won that make a saga whole which began before there were oaths. */
export const DEEDS_OF_A_SAGA = 24;

export const isTriumph = (deedsDone: number): boolean => deedsDone >= DEEDS_OF_A_SAGA;
