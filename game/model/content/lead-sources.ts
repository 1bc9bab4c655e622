import { type Clauses } from './clauses.js';

/**
 * How a lead is come by. Of the deed's own kind: by the player's eyes, in a talk, by sitting still, over a town's work,
 * game or worship; or from somebody with a name, {teller}, or a companion, {mate}, who was asked or sent.
 */
export const LEAD_SOURCES = [
  'looked',
  'asked',
  'listened',
  'worked',
  'played',
  'prayed',
  'person',
  'companion',
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** Of each way the clauses that go before what was learned, up to the colon. {them} is whom the lead is about. */
export interface LeadSources extends Readonly<Record<LeadSource, Clauses>> {
  /** Of a search, {tried} as its action says it: what it was and that it brought news, up to the colon. */
  readonly searched: readonly string[];
}
