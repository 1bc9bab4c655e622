import { frameOf } from '#game/content/catalogue.js';
import { linesOf } from '#game/model/content/frame.js';
import { floorNarrator } from '../floor-narrator.js';
import { deedOf, factsOf } from '../turn-facts.fixture.js';

const farm = 'common/burnt-farm';
const clear = frameOf(farm)?.offers.find(({ action }) => action.startsWith('Clear'));
const ON_THE_FOOT = 'your foot had been under it';
const storyOf = (hitPointsLost: number, turn: number): string =>
  floorNarrator(
    factsOf({
      deed: clear ? deedOf(clear) : null,
      success: false,
      hitPointsLost,
      turn,
      frameBefore: farm,
      frame: farm,
    }),
  ).story;

it('a hurt that its deed has told is told in no other place', () => {
  expect(linesOf(clear?.failure ?? []).some((line) => line.includes(ON_THE_FOOT))).toBe(true);
  const turns = Array.from({ length: 30 }, (_, turn) => turn);
  const told = [1, 4].flatMap((lost) => turns.map((turn) => storyOf(lost, turn)));
  const onTheFoot = told.filter((story) => story.includes(ON_THE_FOOT));
  expect(onTheFoot.length).toBeGreaterThan(0);
  for (const story of onTheFoot)
    expect(story).not.toMatch(/\b(?:hit|struck|blow|knock)\b|\bhurt (?:at|in|on|yourself)\b/);
});
