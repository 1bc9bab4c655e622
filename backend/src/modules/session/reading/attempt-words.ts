import { attemptPhrase, byMatesPhrase, matesIn } from '#game/content/common/attempt-words.js';
import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { sameHex } from '#game/model/hex.js';
import { type Scene } from '#game/model/scene.js';
import { nameOfRef, uncapitalised } from './scene-words.js';

/** What lies farther than the way that leads there. */
const goalOf = ({ object }: Attempt, scene: Scene): string =>
  object?.of === 'place' ? `, on your way to ${nameOfRef(object, scene)}` : '';

const nameOfMate =
  ({ companions }: Scene) =>
  (id: string): string =>
    companions.find((companion) => companion.id === id)?.name ?? 'your companion';
/** ', with Bodvar to help', or nothing. */
const helpOf = ({ helpers }: Attempt, scene: Scene): string =>
  helpers.length === 0 ? '' : `, with ${matesIn(helpers, nameOfMate(scene))} to help`;

/**
 * What a player is about to try, in a sentence or two: 'You mean to ask Bodvar about Grim.' Words that mean a listed
 * offer or a way get its words; what companions are to do is said of them.
 */
export const attemptInWords = (attempt: Attempt, scene: Scene): string => {
  const { offerId, place, doers } = attempt;
  const help = helpOf(attempt, scene);
  const offer = scene.offers.find(({ id }) => id === offerId);
  if (offer) return `You mean to ${uncapitalised(offer.action)}${help}. ${offer.description}`;
  if (place?.of === 'way' && scene.ways.some((way) => sameHex(way, place)) && attempt.verb === 'go')
    return `You mean to set out for ${nameOfRef(place, scene)}${goalOf(attempt, scene)}.`;
  const nameOf = (ref: SceneRef): string => nameOfRef(ref, scene);
  if (doers.length > 0) return `You mean to have ${byMatesPhrase(attempt, nameOf, nameOfMate(scene))}${help}.`;
  return `You mean to ${attemptPhrase(attempt, nameOf)}${help}.`;
};
