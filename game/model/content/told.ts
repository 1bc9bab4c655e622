type Lines = readonly string[];

/** What advanced an oath, other than deeds, steps, matters and questions. */
export type OathGain = 'watch' | 'road' | 'witness' | 'foe' | 'scene';

/** What cost an oath some ground. */
export type OathLoss = 'scene' | 'cold' | 'harm' | 'cooled' | 'burden' | 'ill-will';

/** What a failure changes where it takes nothing from the body or the purse. */
export type Setback = 'hour' | 'door' | 'grudge';

/** Plain sentences for what a turn changed in the saga: {foe}, {who}, {where}. */
export interface SagaChangeLines {
  readonly threatSetBack: Readonly<Record<'lead' | 'scene' | 'warning' | 'matter', Lines>>;
  readonly clueShared: Readonly<Record<'sold' | 'told', Lines>>;
  /** {them} will wait longer. */
  readonly wordSent: Lines;
  readonly oathAdvanced: Readonly<Record<OathGain, Lines>>;
  readonly oathLost: Readonly<Record<OathLoss, Lines>>;
  readonly setbacks: Readonly<Record<Setback, Lines>>;
}
