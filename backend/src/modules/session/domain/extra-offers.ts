import { type Attempt, type Verb } from '#game/model/attempt.js';
import { extraOfferId } from '#game/model/extra-offers.js';
import { type Offer, type OfferKind, type Wording } from '#game/model/offer.js';
import { type ProposedOffer } from '../narration-facts/narration.port.js';
import { judgeAttempt } from './attempts/judge-attempt.js';
import { sameWords } from './rules/deed.js';
import { type StartedSession } from './state/session.state.js';

const MOST_EXTRA_OFFERS = 2;

/** Offers of the narrator's that the rules accept, and all words of the turn's choices. */
export interface ExtraOffers {
  readonly offers: readonly Offer[];
  readonly wording: readonly Wording[];
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

const offerFor = (session: StartedSession, attempt: Attempt): Offer | null => {
  const id = extraOfferId(attempt);
  if (id === null || isOnOffer(session, attempt)) return null;
  const judged = judgeAttempt(session, attempt);
  if ('impossible' in judged || judged.deed.kind === 'move') return null;
  const { kind, attribute, difficulty, risk, requiresItem } = judged.deed;
  return { id, kind, attribute, difficulty, risk, requiresItem };
};

const isTaken = ({ offers, wording }: ExtraOffers, { id }: Offer, { action }: ProposedOffer): boolean =>
  offers.some((offer) => offer.id === id) || wording.some((words) => sameWords(words.action, action));

/**
 * Judges what a narrator proposes, as the same words of a player would be. What is impossible, a move or on offer
 * already is dropped.
 */
export const extraOffersIn = (
  session: StartedSession,
  proposals: readonly ProposedOffer[],
  wording: readonly Wording[],
): ExtraOffers =>
  proposals.reduce<ExtraOffers>(
    (so, proposal) => {
      const full = session.status !== 'InPlay' || so.offers.length >= MOST_EXTRA_OFFERS;
      const offer = full ? null : offerFor(session, proposal.attempt);
      if (offer === null || isTaken(so, offer, proposal)) return so;
      const { action, description } = proposal;
      return {
        offers: [...so.offers, offer],
        wording: [...so.wording, { offerId: offer.id, action, description }],
      };
    },
    { offers: [], wording },
  );
