import { type Attempt } from '#game/model/attempt.js';
import { attemptOfExtra } from '#game/model/extra-offers.js';
import { type Deed } from '#game/model/deed.js';
import { type MovementOption } from '#game/model/cell.js';
import { type SessionRejectionCode } from '#contracts/session/rejections.js';
import { hexKey, sameHex, type Hex } from '#game/model/hex.js';
import { judgeAttempt } from '../attempts/judge-attempt.js';
import { attemptKey } from '../attempts/attempt-key.js';
import { type SessionData } from '../state/session.state.js';
import { moveBy } from './move-by.js';
import { offeredDeed } from './offered-deed.js';

/**
 * The player's request: the specification's payload, the optional fields that make it exact, and the reading of free
 * text.
 */
export interface ActionChosen {
  readonly action: string;
  readonly isCustomAction: boolean;
  readonly choiceId?: string | undefined;
  readonly moveTo?: Hex | undefined;
  /** A free text, as it was read against the scene. */
  readonly attempt?: Attempt | undefined;
}

export type DeedFound =
  { readonly deed: Deed; readonly text: string } | { readonly refused: SessionRejectionCode; readonly reason?: string };

/** Words joined by underscores or by spaces, in upper or lower case, are equal. */
export const sameWords = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');

const move = (option: MovementOption): DeedFound => ({ text: `Move ${option.description}`, deed: moveBy(option) });

const byAttempt = (session: SessionData, text: string, attempt: Attempt): DeedFound => {
  const judged = judgeAttempt(session, attempt);
  return 'impossible' in judged
    ? { refused: 'ATTEMPT_NOT_POSSIBLE', reason: judged.impossible }
    : { deed: judged.deed, text };
};

/** An offer of the narrator's is the attempt that it stands for, with the dice of the same words. */
const byOffer = (session: SessionData, offerId: string | undefined): DeedFound => {
  const { standing, wording } = session;
  const offer = standing.offers.find(({ id }) => id === offerId);
  if (!offer) return { refused: 'CHOICE_NOT_OFFERED' };
  const words = wording.find((w) => w.offerId === offer.id)?.action.replaceAll('_', ' ');
  const [text, attempt] = [words ?? offer.kind, attemptOfExtra(offer.id)];
  return attempt ? byAttempt(session, text, attempt) : { deed: offeredDeed(offer), text };
};
const byHex = ({ standing }: SessionData, to: Hex): DeedFound => {
  const option = standing.movement.find((m) => sameHex(m, to));
  return option ? move(option) : { refused: 'HEX_NOT_REACHABLE' };
};
const byWords = (session: SessionData, action: string): DeedFound => {
  const option = session.standing.movement.find(({ description }) => sameWords(action, `Move ${description}`));
  return option ? move(option) : byOffer(session, session.wording.find((w) => sameWords(w.action, action))?.offerId);
};

/** The requested deed: a deed that is not offered is refused, free text is judged as an attempt (design section 6). */
export const deedOf = (session: SessionData, chosen: ActionChosen): DeedFound => {
  if (chosen.moveTo) return byHex(session, chosen.moveTo);
  if (chosen.choiceId !== undefined) return byOffer(session, chosen.choiceId);
  if (chosen.isCustomAction && chosen.attempt) return byAttempt(session, chosen.action, chosen.attempt);
  return byWords(session, chosen.action);
};

/** The target in a turn's path: the hex, the attempt's ids or the offer, never the wording (design section 6). */
export const targetOf = ({ offerId, to, attempt }: Deed): string | null =>
  to ? hexKey(to) : attempt ? attemptKey(attempt) : offerId;
