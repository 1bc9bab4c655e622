import { type Attempt } from '#game/model/attempt.js';
import { type Intent } from '#game/model/intent.js';
import { type Deed } from '#game/model/deed.js';
import { type MovementOption } from '#game/model/cell.js';
import { type Offer, type OfferKind, type Risk } from '#game/model/offer.js';
import { ATTEMPT_ATTRIBUTE } from '#game/rules/odds/attempts.js';
import { type ChoiceDifficulty } from '#game/model/check.js';
import { type SessionRejectionCode } from '#contracts/session/rejections.js';
import { hexKey, sameHex, type Hex } from '#game/model/hex.js';
import { judgeAttempt } from '../attempts/judge-attempt.js';
import { attemptKey } from '../attempts/attempt-key.js';
import { type SessionData } from '../state/session.state.js';
import { isLastTest } from './last-test.js';
import { moveBy } from './move-by.js';

/**
 * The player's request: the specification's payload, the optional fields that make it exact, and the reading of free
 * text.
 */
export interface ActionChosen {
  readonly action: string;
  readonly isCustomAction: boolean;
  readonly choiceId?: string | undefined;
  readonly moveTo?: Hex | undefined;
  /** For a free text that matches no offer. */
  readonly intent?: Intent | undefined;
  /** The same, read against the scene: it goes before `intent`. */
  readonly attempt?: Attempt | undefined;
}

export type DeedFound =
  { readonly deed: Deed; readonly text: string } | { readonly refused: SessionRejectionCode; readonly reason?: string };

const RISK_OF: Readonly<Record<ChoiceDifficulty, Risk>> = { easy: 'slight', medium: 'serious', hard: 'grave' };

/** Words joined by underscores or by spaces, in upper or lower case, are equal. */
export const sameWords = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');

const offered = ({ id, kind, attribute, difficulty, requiresItem, risk }: Offer, text: string): DeedFound => ({
  deed: { kind, offerId: id, to: null, attribute, difficulty, requiresItem, risk, attempt: null },
  text,
});
const move = (option: MovementOption): DeedFound => ({ text: `Move ${option.description}`, deed: moveBy(option) });

const byOffer = ({ standing, wording }: SessionData, offerId: string | undefined): DeedFound => {
  const offer = standing.offers.find(({ id }) => id === offerId);
  if (!offer) return { refused: 'CHOICE_NOT_OFFERED' };
  return offered(offer, wording.find((w) => w.offerId === offer.id)?.action.replaceAll('_', ' ') ?? offer.kind);
};
const byHex = ({ standing }: SessionData, to: Hex): DeedFound => {
  const option = standing.movement.find((m) => sameHex(m, to));
  return option ? move(option) : { refused: 'HEX_NOT_REACHABLE' };
};
const byWords = (session: SessionData, action: string): DeedFound => {
  const option = session.standing.movement.find(({ description }) => sameWords(action, `Move ${description}`));
  return option ? move(option) : byOffer(session, session.wording.find((w) => sameWords(w.action, action))?.offerId);
};

/**
 * The player's words can't make a test easier or choose another one. They also can't reach a deed that the oath has not
 * earned yet.
 */
const attempt = (session: SessionData, kind: OfferKind, read: ChoiceDifficulty): Deed => {
  const difficulty = read === 'hard' || isLastTest(session) ? 'hard' : 'medium';
  return {
    kind,
    offerId: `free.${kind}`,
    to: null,
    attribute: ATTEMPT_ATTRIBUTE[kind],
    difficulty,
    requiresItem: null,
    risk: RISK_OF[difficulty],
    attempt: null,
  };
};

const byIntent = (session: SessionData, text: string, intent: Intent): DeedFound => {
  const meant = intent.to ? byHex(session, intent.to) : byOffer(session, intent.offerId ?? undefined);
  if ('deed' in meant) return { ...meant, text };
  if (intent.to) return meant;
  return { text, deed: attempt(session, intent.kind === 'move' ? 'explore' : intent.kind, intent.difficulty) };
};

/** An attempt that means an offer or a way is that deed, with the same dice as by its card. */
const byAttempt = (session: SessionData, text: string, attempt: Attempt): DeedFound => {
  const meant = attempt.offerId === null ? judgeAttempt(session, attempt) : byOffer(session, attempt.offerId);
  if ('impossible' in meant) return { refused: 'ATTEMPT_NOT_POSSIBLE', reason: meant.impossible };
  return 'refused' in meant ? meant : { deed: meant.deed, text };
};

/** The requested deed: a deed that is not offered is refused, free text is judged as an attempt (design section 6). */
export const deedOf = (session: SessionData, chosen: ActionChosen): DeedFound => {
  if (chosen.moveTo) return byHex(session, chosen.moveTo);
  if (chosen.choiceId !== undefined) return byOffer(session, chosen.choiceId);
  if (chosen.isCustomAction && chosen.attempt) return byAttempt(session, chosen.action, chosen.attempt);
  if (chosen.isCustomAction && chosen.intent) return byIntent(session, chosen.action, chosen.intent);
  return byWords(session, chosen.action);
};

/** The target in a turn's path: the hex, the attempt's ids or the offer, never the wording (design section 6). */
export const targetOf = ({ offerId, to, attempt }: Deed): string | null =>
  to ? hexKey(to) : attempt ? attemptKey(attempt) : offerId;
