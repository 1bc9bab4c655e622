import fc from 'fast-check';
import { DIFFICULTIES, GENDERS, PROFESSIONS } from '#game/model/character.js';
import { type Deed } from '#game/model/deed.js';
import { OFFER_KINDS } from '#game/model/offer.js';
import { ENDINGS } from '#game/model/session.js';
import { FACTIONS, TERRAINS } from '#game/model/world.js';
import { floorNarrator } from './floor-narrator.js';
import { factsOf, moveTo } from '#test/support/narration/turn-facts.fixture.js';

describe('the floor narrator, whatever the facts', () => {
  it('is never at a loss', () => {
    const anything = fc.record({
      faction: fc.constantFrom(...FACTIONS),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      turn: fc.nat(500),
      freeText: fc.option(fc.string({ unit: 'grapheme', maxLength: 300 })),
      frame: fc.option(fc.string()),
      frameBefore: fc.option(fc.string()),
      success: fc.boolean(),
      hitPointsLost: fc.nat(30),
      hitPointsGained: fc.nat(30),
      coinsDelta: fc.integer({ min: -100, max: 100 }),
      city: fc.option(fc.string()),
      ending: fc.option(fc.constantFrom(...ENDINGS, 'fallen' as const)),
      deed: fc.option(
        fc
          .record({ kind: fc.constantFrom(...OFFER_KINDS, 'move' as const), offerId: fc.option(fc.string()) })
          .map((d): Deed => ({ ...moveTo, ...d })),
      ),
      path: fc.stringMatching(/^[0-9a-f]{64}$/),
    });
    const hero = fc.record({
      profession: fc.constantFrom(...PROFESSIONS),
      gender: fc.constantFrom(...GENDERS),
      name: fc.string(),
    });
    fc.assert(
      fc.property(anything, fc.constantFrom(...TERRAINS), hero, (facts, terrain, who) => {
        const { story } = floorNarrator(factsOf({ ...facts, hero: { ...factsOf().hero, ...who } }, terrain));
        expect(story.length).toBeGreaterThan(60);
      }),
    );
  });
});
