import fc from 'fast-check';
import { sentencesWithSpaces } from '#game/rules/sentences/told-sentences.js';
import { continuationOf } from './continue-story.js';

const story = 'You go north. The wind turns.\n\nNight falls.';
const shownOf = (shown: readonly string[], told: readonly string[]): readonly string[] => {
  const continuation = continuationOf(shown);
  return [...told.flatMap((sentence) => continuation.next(sentence)), ...continuation.end()];
};
const goOn = (shown: readonly string[], told: string) => shownOf(shown, sentencesWithSpaces(told));

describe('a narrator who goes on', () => {
  it('begins at the beginning where nothing was shown', () =>
    expect(goOn([], story)).toEqual(['You go north. ', 'The wind turns.\n\n', 'Night falls.']));
  it('goes on with the same story', () =>
    expect(goOn(['You go north. '], story)).toEqual(['The wind turns.\n\n', 'Night falls.']));
  it('goes on within a sentence', () =>
    expect(goOn(['You go north. The wind'], story)).toEqual([' turns.\n\n', 'Night falls.']));
  it('has nothing left to show of a story that was shown', () =>
    expect(goOn(sentencesWithSpaces(story), story)).toEqual([]));
  it('puts another story after what another narrator began', () =>
    expect(goOn(['A gull cries. '], 'You row. It rains.')).toEqual(['\n\nYou row. ', 'It rains.']));
  it('says its whole story where it parts from what was shown only later', () =>
    expect(goOn(['You row. ', 'A gull cries. '], 'You row. It rains.')).toEqual(['\n\nYou row. ', 'It rains.']));

  it('shows its whole story after what was shown, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (shown, told) => {
        const whole = [...shown, ...shownOf(shown, told)].join('');
        expect(whole.startsWith(shown.join(''))).toBe(true);
        expect(whole.endsWith(told.join(''))).toBe(true);
      }),
    );
  });
});
