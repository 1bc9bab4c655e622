type Lines = readonly string[];

/** How a companion who is a person judges a choice. */
export const TEMPERS = ['wary', 'bold', 'kind', 'sly'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What a companion would do, and the chance in percent as they see it. */
export interface Advice {
  /** Id of the companion. */
  readonly companion: string;
  readonly temper: Temper;
  readonly offerId: string;
  readonly chance: number;
}

/** Somebody who can be hired, and their trade and want in one sentence. */
export interface HirelingContent {
  readonly trade: string;
  readonly description: string;
  /** For a trade that only men or only women have. */
  readonly gender?: 'male' | 'female';
  readonly abilities: readonly [string, string];
}

/**
 * The words of companions who are people. {mate} speaks; {action} is a choice as the player reads it, an imperative
 * with a capital, and so stands quoted; {odds} a number of ten or twenty in words, 'six in ten'; {other} the companion who spoke
 * before.
 */
export interface CounselContent {
  readonly hirelings: readonly HirelingContent[];
  readonly advise: Readonly<Record<Temper, Lines>>;
  /** {mate} disagrees with {other}. */
  readonly differ: Readonly<Record<Temper, Lines>>;
  /** After the choice: the advice was taken or not, and it went well or not. */
  readonly heeded: Readonly<Record<'won' | 'lost', Lines>>;
  readonly crossed: Readonly<Record<'won' | 'lost', Lines>>;
  readonly quarrel: Lines;
  /** In the last entry: what was between you and {mate}. */
  readonly remembered: Readonly<Record<'heeded' | 'crossed' | 'quarrelled' | 'hurt', Lines>>;
}
