import { type Terrain } from '../world/world.js';

type Lines = readonly string[];

/**
 * How a people tells its story, where no storylet has words of its own. Slots: {name}, {profession} with its
 * article, {city}. Second person, past tense.
 */
export interface Voice {
  /** The first sentences of a saga: name and profession. */
  readonly beginnings: Lines;
  /** Going onto such ground and coming there. */
  readonly travel: Readonly<Partial<Record<Terrain, Lines>>>;
  /** Coming to a city, by name. */
  readonly cities: Lines;
  /** Standing about in a city. */
  readonly streets: Lines;
  /** Nothing is in the way: a look round, on any ground by land. */
  readonly scenes: Lines;
  /** The same, on open water; for those who put to sea. */
  readonly seaScenes?: Lines;
  readonly rest: { readonly success: Lines; readonly failure: Lines };
  readonly wounds: Lines;
  readonly endings: { readonly death: Lines; readonly triumph: Lines; readonly loss: Lines; readonly abandonment: Lines };
  /** The last sentence of an ended saga; holds 'Game Over' (specification section 2). */
  readonly closing: string;
}
