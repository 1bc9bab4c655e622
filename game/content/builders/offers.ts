import { type OfferContent, type OfferWords } from '../../model/content/frame.js';

/** What an offer tests, what may go wrong, and the thing that it needs. Without `requiresItem` it needs none. */
export type OfferTest = readonly [
  kind: OfferContent['kind'],
  attribute: OfferContent['attribute'],
  difficulty: OfferContent['difficulty'],
  risk: OfferContent['risk'],
  requiresItem?: string,
];

/** An offer: its test, then its words. */
export const does = (
  [kind, attribute, difficulty, risk, requiresItem]: OfferTest,
  words: OfferWords,
): OfferContent => ({ kind, attribute, difficulty, risk, requiresItem: requiresItem ?? null, ...words });
