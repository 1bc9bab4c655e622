import { frameOf } from '#game/content/catalogue.js';
import { linesOf } from '#game/model/content/frame.js';
import { handOf } from '../hand/hand.js';
import { floorNarrator } from '../floor-narrator.js';
import { deedOf, factsOf } from '#test/support/narration/turn-facts.fixture.js';
import { firstSentences } from './first-sentences.js';

const rope = 'common/rope-across-the-road';
const [cut] = frameOf(rope)?.offers ?? [];
const failedWith = (frame: string | null): string =>
  floorNarrator(factsOf({ deed: cut ? deedOf(cut) : null, success: false, frameBefore: rope, frame })).story;
const failures = linesOf(cut?.failure ?? []).flatMap((line) =>
  handOf('vikings').versions(line, { part: 'deed', isCommon: true }),
);

describe('a deed that failed', () => {
  it('is told whole where the encounter stands', () =>
    expect(failures.some((line) => failedWith(rope).includes(line))).toBe(true));

  it('is told no further than its beginning where it ends the encounter, which is told next', () => {
    const story = failedWith(null);
    expect(failures.some((line) => story.includes(firstSentences(line) ?? line))).toBe(true);
    expect(failures.some((line) => firstSentences(line) !== line && story.includes(line))).toBe(false);
  });
});
