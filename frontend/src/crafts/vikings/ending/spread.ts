const STEPS = [0.754878, 0.56984] as const;

/** The i-th of many points strewn evenly and without a pattern: one of its two coordinates, from 0 to 1. */
export const spread = (i: number, side: 0 | 1): number => ((i + 1) * STEPS[side]) % 1;
