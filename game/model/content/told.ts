type Lines = readonly string[];

/** What brought an oath on, beside deeds, steps, matters, questions. */
export const OATH_GAINS = ['watch', 'road', 'witness', 'foe', 'scene'] as const;
export type OathGain = (typeof OATH_GAINS)[number];

/** What cost an oath some ground. */
export const OATH_LOSSES = ['scene', 'cold', 'harm', 'cooled', 'burden', 'ill-will'] as const;
export type OathLoss = (typeof OATH_LOSSES)[number];

/** What a failure changes where it takes nothing from the body or the purse. */
export const SETBACKS = ['hour', 'door', 'grudge'] as const;
export type Setback = (typeof SETBACKS)[number];

/** Plain sentences for what a turn changed in the saga: {foe}, {who}, {where}. */
export interface Told {
  readonly threatSetBack: Readonly<Record<'lead' | 'scene' | 'warning' | 'matter', Lines>>;
  readonly leadShared: Readonly<Record<'sold' | 'told', Lines>>;
  /** {them} will wait longer. */
  readonly wordSent: Lines;
  readonly oathAdvanced: Readonly<Record<OathGain, Lines>>;
  readonly oathLost: Readonly<Record<OathLoss, Lines>>;
  readonly setbacks: Readonly<Record<Setback, Lines>>;
}
