import { attemptPhrase } from '#game/content/common/attempt-words.js';
import { type Attempt } from '#game/model/attempt.js';
import { sameHex } from '#game/model/hex.js';
import { type Scene } from '#game/model/scene.js';
import { nameOfRef, uncapitalised } from './scene-words.js';

/** What lies farther than the way that leads there. */
const goalOf = ({ object }: Attempt, scene: Scene): string =>
  object?.of === 'place' ? `, on your way to ${nameOfRef(object, scene)}` : '';

/**
 * What a player is about to try, in a sentence or two: 'You mean to ask Bodvar about Grim.' Words that mean a listed
 * offer or a way get its words.
 */
export const attemptInWords = (attempt: Attempt, scene: Scene): string => {
  const { offerId, place } = attempt;
  const offer = scene.offers.find(({ id }) => id === offerId);
  if (offer) return `You mean to ${uncapitalised(offer.action)}. ${offer.description}`;
  if (place?.of === 'way' && scene.ways.some((way) => sameHex(way, place)))
    return `You mean to set out for ${nameOfRef(place, scene)}${goalOf(attempt, scene)}.`;
  return `You mean to ${attemptPhrase(attempt, (ref) => nameOfRef(ref, scene))}.`;
};
