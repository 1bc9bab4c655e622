import { offerContentOf } from '#game/content/catalogue.js';
import { PLAIN_OFFERS } from '#game/content/common/plain-offers.js';
import { startingAttributes } from '#game/model/character.js';
import { type Offer, OFFER_KINDS } from '#game/model/offer.js';
import { choicesOf } from '#backend/modules/session/views/choice.view.js';
import { floorNarrator } from './floor-narrator.js';
import { factsOf } from '#test/support/narration/turn-facts.fixture.js';

const offers = OFFER_KINDS.map((kind): Offer => ({
  id: `unknown-${kind}`,
  kind,
  attribute: null,
  difficulty: 'easy',
  requiresItem: null,
  risk: 'none',
}));

describe('an offer that no table words', () => {
  it('has plain words by its kind, each kind its own', () => {
    expect(offers.filter(({ id }) => offerContentOf(id))).toEqual([]);
    const words = OFFER_KINDS.map((kind) => PLAIN_OFFERS[kind]);
    for (const { action, description } of words) {
      expect(action).toMatch(/^[A-Z][a-z]*(_[a-z]+)*$/);
      expect(description).toMatch(/^[A-Z].+\.$/);
    }
    expect(new Set(words.map(({ action }) => action)).size).toBe(OFFER_KINDS.length);
    expect(new Set(words.map(({ description }) => description)).size).toBe(OFFER_KINDS.length);
  });

  it('reads the same before and after its turn is narrated', () => {
    const attributes = startingAttributes('scout', []);
    const { wording } = floorNarrator(factsOf({ offers }));
    expect(choicesOf(offers, [], attributes)).toEqual(choicesOf(offers, wording, attributes));
    expect(wording).toEqual(offers.map(({ id, kind }) => ({ offerId: id, ...PLAIN_OFFERS[kind] })));
  });
});
