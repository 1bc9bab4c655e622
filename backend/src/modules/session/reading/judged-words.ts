import { type Attempt } from '#game/model/attempt.js';
import { type Deed } from '#game/model/deed.js';
import { type Scene } from '#game/model/scene.js';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { deedOf } from '../domain/rules/deed.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { intentOfAttempt } from './intent-of-attempt.js';
import { uncapitalised } from './scene-words.js';

/** The deed that an attempt is, or the reason why it can't be done, as a sentence for the player. */
export type JudgedWords = { readonly deed: Deed } | { readonly impossible: string };

/** What was read, judged where the player stands. */
export const judgedWords = (session: StartedSession, attempt: Attempt, scene: Scene): JudgedWords => {
  const { inventory, coins } = session.holdings;
  const intent = intentOfAttempt(attempt, scene);
  const found = deedOf(session, { action: '', isCustomAction: true, intent });
  if ('refused' in found) return { impossible: SESSION_REJECTIONS[found.refused].message };
  const { requiresItem, offerId } = found.deed;
  if (requiresItem !== null && !inventory.some(({ name }) => name === requiresItem))
    return { impossible: `You carry no ${uncapitalised(requiresItem)}.` };
  const price = session.standing.offers.find(({ id }) => id === offerId)?.cost ?? 0;
  if (price > coins) return { impossible: `It costs ${price}, and you have ${coins}.` };
  return { deed: found.deed };
};
