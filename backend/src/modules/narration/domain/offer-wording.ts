import { offerContentOf } from '#game/content/catalogue.js';
import { type OfferKind, type Wording } from '#game/model/offer.js';
import { fillPlainly, type Slots, withSlots } from './grammar/fill.js';
import { offerSlots } from './grammar/slots.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

type Words = Pick<Wording, 'action' | 'description'>;

/** For an offer that no table words. */
const PLAIN: Readonly<Record<OfferKind, Words>> = {
  force: { action: 'Meet it head on', description: 'Strength against strength, and somebody the worse for it.' },
  craft: { action: 'Find a clever way', description: 'Use your hands and what you know, and hope that it is enough.' },
  talk: { action: 'Talk it through', description: 'Words cost nothing until they are the wrong ones.' },
  flight: { action: 'Slip away', description: 'Leave this behind you, and whatever it was worth.' },
  gift: { action: 'Offer a gift', description: 'Part with something, and see what that buys.' },
  patience: { action: 'Wait and watch', description: 'Let the hour pass, and learn from it.' },
  explore: { action: 'Look about you', description: 'Search the ground before you leave it.' },
  rest: { action: 'Rest a while', description: 'Sit down, bind what needs it, and listen for company.' },
  trade: { action: 'Strike a bargain', description: 'Sell what you can spare, at the price that they will give.' },
};

const underscored = (action: string): string => action.replaceAll(' ', '_');

const unlike = (action: string, taken: ReadonlySet<string>, n = 2): string => {
  if (!taken.has(action)) return action;
  const other = `${action}_${n}`;
  return taken.has(other) ? unlike(action, taken, n + 1) : other;
};

/** Names and places in the words of an offer are those of its saga. */
const worded = (facts: TurnFacts, known: Slots, id: string, kind: OfferKind): Words => {
  const { action, description } = offerContentOf(id) ?? PLAIN[kind];
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
