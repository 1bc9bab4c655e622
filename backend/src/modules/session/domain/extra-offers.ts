import { type Attempt, type Verb } from '#game/model/attempt.js';
import { extraOfferId } from '#game/model/extra-offers.js';
import { type Offer, type OfferKind, type Wording } from '#game/model/offer.js';
import { type NarrationVerdict, type ProposedOffer } from '../narration-facts/narration.port.js';
import { judgeAttempt } from './attempts/judge-attempt.js';
import { sameWords } from './rules/deed.js';
import { type StartedSession } from './state/session.state.js';

const MOST_EXTRA_OFFERS = 2;

/** Offers of the narrator's that the rules accept, and all words of the turn's choices. */
export interface ExtraOffers {
  readonly offers: readonly Offer[];
  readonly wording: readonly Wording[];
  /** Why the others are not offered. */
  readonly dropped: readonly NarrationVerdict[];
}

/** Verbs that are a listed kind of deed where they aim at nothing in particular. */
const KIND_OF: Partial<Record<Verb, OfferKind>> = {
  attack: 'force',
  flee: 'flight',
  look: 'explore',
  rest: 'rest',
  search: 'explore',
  trade: 'trade',
  wait: 'patience',
};
const isOnOffer = ({ standing }: StartedSession, { verb, object, addressee }: Attempt): boolean =>
  object === null && addressee === null && standing.offers.some(({ kind }) => kind === KIND_OF[verb]);

/** The offer, or why there is none. */
const offerFor = (session: StartedSession, attempt: Attempt): Offer | string => {
  const id = extraOfferId(attempt);
  if (id === null) return 'it can not be offered';
  if (isOnOffer(session, attempt)) return 'it is on offer already';
  const judged = judgeAttempt(session, attempt);
  if ('impossible' in judged) return `it is impossible (${judged.impossible})`;
  const { kind, attribute, difficulty, risk, requiresItem } = judged.deed;
  return kind === 'move' ? 'it is a move' : { id, kind, attribute, difficulty, risk, requiresItem };
};

const isTaken = ({ offers, wording }: ExtraOffers, { id }: Offer, { action }: ProposedOffer): boolean =>
  offers.some((offer) => offer.id === id) || wording.some((words) => sameWords(words.action, action));

const judgedOffer = (session: StartedSession, so: ExtraOffers, proposal: ProposedOffer): Offer | string => {
  if (session.status !== 'InPlay') return 'the saga is over';
  if (so.offers.length >= MOST_EXTRA_OFFERS) return `there are ${MOST_EXTRA_OFFERS} already`;
  const offer = offerFor(session, proposal.attempt);
  return typeof offer !== 'string' && isTaken(so, offer, proposal) ? 'it is offered already' : offer;
};

const verdictOn = ({ action, attempt }: ProposedOffer, why: string): NarrationVerdict => ({
  rule: 'proposal',
  passed: false,
  detail: `dropped by the rules, ${why}: ${attempt.verb}, “${action}”`,
});

/**
 * Judges what a narrator proposes by the rules for the same words of a player. Impossible proposals, moves and deeds
 * that are already on offer are dropped.
 */
export const extraOffersIn = (
  session: StartedSession,
  proposals: readonly ProposedOffer[],
  wording: readonly Wording[],
): ExtraOffers =>
  proposals.reduce<ExtraOffers>(
    (so, proposal) => {
      const offer = judgedOffer(session, so, proposal);
      if (typeof offer === 'string') return { ...so, dropped: [...so.dropped, verdictOn(proposal, offer)] };
      const { action, description } = proposal;
      return {
        ...so,
        offers: [...so.offers, offer],
        wording: [...so.wording, { offerId: offer.id, action, description }],
      };
    },
    { offers: [], wording, dropped: [] },
  );
