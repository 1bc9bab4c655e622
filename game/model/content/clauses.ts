/*
 * Sentences put together from clauses. A form is a sentence with `<pool>` where a clause of that pool goes and `{slot}`
 * where a name or a number goes; a clause of a pool is taken only where the condition that it is marked with is true.
 */

/** The conditions of a turn that a clause may have. */
export type Condition =
  | 'morning'
  | 'noon'
  | 'dusk'
  | 'night'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'winter'
  | 'clear'
  | 'cloud'
  | 'rain'
  | 'wind'
  | 'fog'
  | 'storm'
  | 'snow'
  | 'heat'
  | 'light'
  | 'dark'
  | 'dry'
  | 'wet'
  | 'fair'
  | 'foul'
  | 'view'
  | 'ocean'
  | 'coast'
  | 'plains'
  | 'forest'
  | 'hills'
  | 'mountains'
  | 'desert'
  | 'swamp'
  | 'ashore'
  | 'afloat'
  | 'city'
  | 'wild'
  | 'river'
  | 'road'
  | 'region'
  | 'landmark'
  | 'known'
  | 'fresh'
  | 'warrior'
  | 'merchant'
  | 'scout'
  | 'scholar'
  | 'artisan'
  | 'diplomat'
  | 'company'
  | 'alone'
  | 'beast'
  | 'person'
  | 'whole'
  | 'hurt'
  | 'sore'
  | 'blow'
  | 'mishap'
  | 'rich'
  | 'poor'
  | 'broke'
  | 'laden'
  | 'bare'
  | 'saga'
  | 'early'
  | 'late'
  | 'long'
  | 'advanced'
  | 'ready'
  | 'watched'
  | 'hunted'
  | 'pressed'
  | 'ford'
  | 'gates'
  | 'hardwinter'
  | 'prices'
  | 'owing'
  | 'hated'
  | 'liked';
export type ClauseCondition = Condition | `${Condition}+${Condition}`;

/** Clauses that may be used while a condition holds. */
export interface ClauseSet {
  readonly when: ClauseCondition;
  readonly say: readonly string[];
}
/** A clause without a condition may always be used. */
export type Clauses = readonly (string | ClauseSet)[];

export interface Grammar {
  readonly forms: Clauses;
  readonly pools: Readonly<Record<string, Clauses>>;
}

/** Every line of a table, with its condition. */
export const linesIn = (clauses: Clauses): readonly string[] =>
  clauses.flatMap((c) => (typeof c === 'string' ? [c] : c.say));
