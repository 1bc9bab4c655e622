import { type Grammar } from '../../model/content/clauses.js';

/** What an attempt names, besides the tool: nothing, a thing or matter, somebody, or both. */
export type AttemptShape = 'bare' | 'object' | 'addressee' | 'both';

/**
 * The words of one verb, after 'You': what was tried, by what it names, and how it went. {object}, {addressee},
 * {instrument} and {spot} stand for the names. A shape without words is told by one that names as much.
 */
export interface AttemptWords {
  readonly bare: readonly string[];
  readonly object?: readonly string[];
  readonly addressee?: readonly string[];
  readonly both?: readonly string[];
  /** Clauses that follow 'and' as well as 'but'. */
  readonly well: readonly string[];
  readonly ill: readonly string[];
}
interface Went {
  readonly success: Grammar;
  readonly failure: Grammar;
}
export type AttemptTelling = Readonly<
  Record<
    AttemptShape,
    {
      readonly plain: Went;
      /** With {instrument}. */
      readonly armed: Went;
      /** At {spot}. */
      readonly placed: Went;
      /** Along with {mates}. */
      readonly helped: Went;
    }
  >
>;

const WELL = ['You <tried>, and <so>.', 'You <tried>; <so>.', 'You <tried>: <so>.'];
const ILL = ['You <tried>, but <so>.', 'You <tried>; <so>.', 'You <tried>: <so>.'];
const ARMED = [
  'With {instrument} in your hand you <tried>, and <so>.',
  'You had {instrument} for it. You <tried>, and <so>.',
];

const PLACED = ['At {spot} you <tried>, and <so>.', 'It was at {spot}. You <tried>, and <so>.'];

const HELPED = [
  'With {mates} to help you <tried>, and <so>.',
  'You had {mates} at your side. You <tried>, and <so>.',
  'You were not alone in it: {mates} had come along. You <tried>, and <so>.',
];

const went = (tried: readonly string[], { well, ill }: AttemptWords, forms: readonly string[] | null): Went => ({
  success: { forms: forms ?? WELL, pools: { tried, so: well } },
  failure: { forms: forms ?? ILL, pools: { tried, so: ill } },
});

/** The grammars of a verb, by what is named and whether a tool is. */
export const tellingOf = (words: AttemptWords): AttemptTelling => {
  const { bare, object, addressee, both } = words;
  const told = (tried: readonly string[]) => ({
    plain: went(tried, words, null),
    armed: went(tried, words, ARMED),
    placed: went(tried, words, PLACED),
    helped: went(tried, words, HELPED),
  });
  return {
    bare: told(bare),
    object: told(object ?? bare),
    addressee: told(addressee ?? bare),
    both: told(both ?? object ?? bare),
  };
};
