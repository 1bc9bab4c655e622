import { type Clauses } from './clauses.js';

/**
 * How the player gets a clue. Through the deed itself: by looking, in a talk, by sitting still, over a town's work,
 * game or worship. Or from somebody with a name, {teller}, or a companion, {mate}, who was asked or sent.
 */
export const CLUE_SOURCES = [
  'looked',
  'asked',
  'listened',
  'worked',
  'played',
  'prayed',
  'person',
  'companion',
] as const;
export type ClueSource = (typeof CLUE_SOURCES)[number];

/** For each source, the clauses before what was learned, up to the colon. {them} is whom the clue is about. */
export interface ClueSources extends Readonly<Record<ClueSource, Clauses>> {
  /** For a search: what it was and that it brought news, up to the colon. {tried} is its action's wording. */
  readonly searched: readonly string[];
}
