import { type Wording } from '#game/model/offer.js';

/** One wording for each offer, in the order of `fallback`: the narrator's, but for offers unknown to the rules, and for words used twice. */
export const wordsOfOffers = (given: readonly Wording[], fallback: readonly Wording[]): readonly Wording[] =>
  fallback.reduce<readonly Wording[]>((words, own) => {
    const taken = new Set([...words, ...fallback.filter((other) => other !== own)].map(({ action }) => action));
    const theirs = given.find(({ offerId, action }) => offerId === own.offerId && !taken.has(action));
    return [...words, theirs ?? own];
  }, []);
