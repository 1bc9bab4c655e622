import { type Terrain } from '../world.js';
import { type Clauses } from './clauses.js';

type Lines = readonly string[];

/**
 * A people's own clauses, put together with the common ones (contracts/content/clauses.ts). Second person, past tense.
 * Slots as in saga content, and {day.th}, {day}, {companion}, {fellow} (one who can speak), {region}, {landmark}, {purse}.
 */
export interface PeopleClauses {
  /** Who the saga is about, in a sentence before the oath: {name}, {profession}. */
  readonly naming: Lines;
  /** After 'you': going over such ground. */
  readonly ways: Readonly<Partial<Record<Terrain, Clauses>>>;
  /** Sentences: a look round. */
  readonly looks: Clauses;
  /** Sentences: coming to {city}. */
  readonly towns: Clauses;
  /** Sentences: standing about in a city. */
  readonly streets: Clauses;
  /** After 'you': a rest that did good. */
  readonly rest: Clauses;
  /** Sentences: the name of somebody who was met: {them}, {them.trade}. */
  readonly met: Lines;
}

/**
 * A people's lines for turns without a storylet's own words. Slots: {name}, {profession} with its article, {city}.
 * Second person, past tense.
 */
export interface Voice {
  /** The first sentences of a saga: name and profession. */
  readonly beginnings: Lines;
  /** Coming to a city, by name. */
  readonly cities: Lines;
  /** Standing about in a city. */
  readonly streets: Lines;
  /** Nothing is in the way: a look round, on any ground by land. */
  readonly scenes: Lines;
  /** The same, on open water; for those who put to sea. */
  readonly seaScenes?: Lines;
  readonly rest: { readonly success: Lines; readonly failure: Lines };
  readonly endings: {
    readonly death: Lines;
    readonly triumph: Lines;
    readonly loss: Lines;
    readonly abandonment: Lines;
  };
  readonly manner: PeopleClauses;
  /** Things unknown in its time and land, as patterns of whole words: lines that match are not used for this people. */
  readonly unknown: readonly string[];
  /** The last sentence of an ended saga; holds 'Game Over' (specification section 2). */
  readonly closing: string;
}
