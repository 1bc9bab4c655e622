import { type Attempt } from '#game/model/attempt.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { factsOf, pathOf } from '../../support/narration/turn-facts.fixture.js';
import { readByGrammar } from '#backend/modules/narration/reading/grammar/read.js';
import { ORDER_TABLES } from './tables.js';

/** Every deed of the table that companions do or help with, as its story goes. */
const stories = ORDER_TABLES.flatMap(({ scene, rows }) =>
  rows.flatMap(({ says }) => {
    const reading = readByGrammar(says, scene);
    if (reading.kind !== 'reading' || reading.attempt.offerId !== null || reading.attempt.verb === 'go') return [];
    const { attempt } = reading;
    const told = (success: boolean): string =>
      floorNarrator(
        factsOf({
          faction: scene.faction,
          path: pathOf(says),
          success,
          freeText: says,
          deed: {
            kind: 'craft',
            offerId: `try.${attempt.verb}`,
            to: null,
            attribute: 'charisma',
            difficulty: 'medium',
            requiresItem: null,
            risk: 'none',
            attempt,
          },
          hero: { ...factsOf().hero, companions: scene.companions, inventory: scene.inventory },
        }),
      ).story;
    return [{ says, attempt, scene, told: [told(true), told(false)] }];
  }),
);
const namesOf = (ids: readonly string[], { scene }: (typeof stories)[number]): readonly string[] =>
  scene.companions.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
const mates = ({ doers, helpers }: Attempt): readonly string[] => [...doers, ...helpers];

it('the story of an order names who did it, and never has the hero do it alone or say it', () => {
  const withMates = stories.filter(({ attempt }) => mates(attempt).length > 0);
  expect(withMates.length).toBeGreaterThan(60);
  const wrong = withMates.flatMap((row) =>
    row.told.filter((story) => namesOf(mates(row.attempt), row).some((name) => !story.includes(name))),
  );
  expect(wrong).toEqual([]);
  const isSaying = (story: string, says: string): boolean => /[{}@]/.test(story) || story.includes(`“${says}`);
  expect(stories.flatMap(({ told, says }) => told.filter((story) => isSaying(story, says)))).toEqual([]);
});
