/** Raised with each change of the rules' decisions. Each turn records it; old turns are never decided again. */
export const RULES_VERSION = 14;

/** Won encounters that complete a saga from before oaths existed. */
const DEEDS_OF_A_SAGA = 24;

export const isTriumph = (deedsDone: number): boolean => deedsDone >= DEEDS_OF_A_SAGA;
