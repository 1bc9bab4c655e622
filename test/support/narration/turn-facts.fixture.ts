import { type OfferContent } from '#game/model/content/frame.js';
import { type Deed } from '#game/model/deed.js';
import { type Offer } from '#game/model/offer.js';
import { hashOfSentence as hashOf } from '#game/rules/sentences/told-sentences.js';
import { type Terrain } from '#game/model/world.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

export type Stable = OfferContent & { readonly id: string };
export const pathOf = (text: string): string => hashOf(text).toString(16).padStart(8, '0').repeat(8);
export const offerOf = ({ id, kind, attribute, difficulty, requiresItem, risk }: Stable): Offer => ({
  id,
  kind,
  attribute,
  difficulty,
  requiresItem,
  risk,
});
export const deedOf = (offer: Stable): Deed => ({ ...offerOf(offer), offerId: offer.id, to: null, attempt: null });
export const moveTo: Deed = {
  kind: 'move',
  offerId: null,
  to: { q: 1, r: 0 },
  attribute: 'vigour',
  difficulty: 'easy',
  requiresItem: null,
  risk: 'slight',
  attempt: null,
};
export const thing = (name: string) => ({
  name,
  quantity: 1,
  value: 3,
  description: 'Worn to the curve of another hand.',
});
export const friend = (name: string) => ({
  id: name,
  name,
  type: 'animal' as const,
  description: '',
  hitPoints: 15,
  maxHitPoints: 15,
  abilities: [],
  loyalty: 80,
});

export const factsOf = (more: Partial<TurnFacts> = {}, terrain: Terrain = 'plains'): TurnFacts => ({
  faction: 'vikings',
  difficulty: 'normal',
  turn: 7,
  path: pathOf('seven'),
  deed: null,
  freeText: null,
  frameBefore: null,
  check: null,
  success: true,
  hero: {
    name: 'Thora Ulfsdottir',
    gender: 'female',
    profession: 'scout',
    hitPoints: 20,
    maxHitPoints: 25,
    coins: 40,
    inventory: [],
    companions: [],
  },
  hitPointsLost: 0,
  hitPointsGained: 0,
  coinsDelta: 0,
  itemsGained: [],
  itemsLost: [],
  companionsJoined: [],
  companionsLeft: [],
  moved: null,
  cell: {
    q: 0,
    r: 0,
    terrain,
    visitCount: 1,
    frame: null,
    isResolved: true,
    attempts: 0,
    lastTurn: 7,
    firstVisitAt: '',
    lastVisitAt: '',
  },
  city: null,
  gamePhase: 'exploration',
  frame: null,
  offers: [],
  ending: null,
  saga: null,
  told: [],
  ...more,
});
