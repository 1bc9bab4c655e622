import { frameOf, offerContentOf } from '#game/content/catalogue.js';
import { type Offer } from '#game/model/offer.js';
import { factsOf, offerOf } from '#test/support/narration/turn-facts.fixture.js';
import { floorNarrator } from './floor-narrator.js';

it('words every offer once, in order, with no two alike, also those that no table knows', () => {
  const rope = frameOf('common/rope-across-the-road');
  const [cut] = rope?.offers ?? [];
  const own = rope?.offers.map(offerOf) ?? [];
  const unknown = ['x', 'y', 'z'].map((id): Offer => ({
    id,
    kind: 'talk',
    attribute: null,
    difficulty: 'easy',
    requiresItem: null,
    risk: 'none',
  }));
  const { wording } = floorNarrator(factsOf({ offers: [...own, ...unknown] }));
  expect(wording.map(({ offerId }) => offerId)).toEqual([...own, ...unknown].map(({ id }) => id));
  expect(new Set(wording.map(({ action }) => action)).size).toBe(wording.length);
  expect(wording[0]).toEqual({
    offerId: cut?.id,
    action: 'Cut_the_rope_and_keep_walking',
    description: offerContentOf(cut?.id ?? '')?.description,
  });
});
