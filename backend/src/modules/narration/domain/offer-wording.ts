import { offerContentOf } from '#game/content/catalogue.js';
import { PLAIN_OFFERS } from '#game/content/common/plain-offers.js';
import { type OfferKind, type Wording } from '#game/model/offer.js';
import { fillPlainly, type Slots, withSlots } from './grammar/fill.js';
import { offerSlots } from './grammar/slots.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

type Words = Pick<Wording, 'action' | 'description'>;

const underscored = (action: string): string => action.replaceAll(' ', '_');

const unlike = (action: string, taken: ReadonlySet<string>, n = 2): string => {
  if (!taken.has(action)) return action;
  const other = `${action}_${n}`;
  return taken.has(other) ? unlike(action, taken, n + 1) : other;
};

/** Names and places in the words of an offer are those of its saga. */
const worded = (facts: TurnFacts, known: Slots, id: string, kind: OfferKind): Words => {
  const { action, description } = offerContentOf(id) ?? PLAIN_OFFERS[kind];
  const slots = withSlots(known, offerSlots(facts, id));
  return { action: fillPlainly(action, slots), description: fillPlainly(description, slots) };
};

/** One wording for each offer, in their order, no two alike. */
export const wordingOf = (facts: TurnFacts, known: Slots): readonly Wording[] =>
  facts.offers.reduce<readonly Wording[]>((before, { id, kind }) => {
    const { action, description } = worded(facts, known, id, kind);
    return [
      ...before,
      { offerId: id, action: unlike(underscored(action), new Set(before.map((w) => w.action))), description },
    ];
  }, []);

/** The words of one of the turn's offers, as the player reads them. */
export const wordsOfOffer = (facts: TurnFacts, known: Slots, offerId: string): Words =>
  worded(facts, known, offerId, facts.offers.find(({ id }) => id === offerId)?.kind ?? 'explore');
