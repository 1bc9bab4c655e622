import { frameOf } from '#game/content/catalogue.js';
import { HEAL_GRAMMAR } from '#game/content/common/telling/body.js';
import { linesOf } from '#game/model/content/frame.js';
import { floorNarrator } from '../floor-narrator.js';
import { saysOneOf } from '#test/support/narration/says-one-of.fixture.js';
import { deedOf, factsOf } from '#test/support/narration/turn-facts.fixture.js';
import { changeParagraph } from './change.paragraph.js';
import { contextOf } from './telling-context.js';

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

describe('strength that came back', () => {
  const toldOf = (hitPointsGained: number, maxHitPoints = 25) =>
    changeParagraph(contextOf(factsOf({ hitPointsGained, hero: { ...factsOf().hero, maxHitPoints } })), []);

  it.each([
    [0, 25],
    [2, 25],
    [4, 40],
  ])('is on the page alone where it is little: %d of %d', (gained, max) => expect(toldOf(gained, max)).toEqual([]));

  it.each([
    [3, 25],
    [5, 40],
    [25, 25],
  ])('is told in one piece where it is more: %d of %d', (gained, max) => {
    const told = toldOf(gained, max);
    expect(told.map(({ fact }) => fact)).toEqual(['healing']);
    expect(told.every(({ text }) => saysOneOf(text, HEAL_GRAMMAR))).toBe(true);
  });
});
