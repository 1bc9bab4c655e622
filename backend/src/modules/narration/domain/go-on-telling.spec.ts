import fc from 'fast-check';
import { goOnTelling } from './go-on-telling.js';
import { sentencesOf } from './sentences-of.js';

const story = 'You go north. The wind turns.\n\nNight falls.';

describe('a teller who goes on', () => {
  it('begins at the beginning where nothing was shown', () =>
    expect(goOnTelling([], story)).toEqual({ story, rest: ['You go north. ', 'The wind turns.\n\n', 'Night falls.'] }));
  it('goes on with the same story', () =>
    expect(goOnTelling(['You go north. '], story)).toEqual({ story, rest: ['The wind turns.\n\n', 'Night falls.'] }));
  it('has nothing left to show of a story that was shown', () =>
    expect(goOnTelling(sentencesOf(story), story)).toEqual({ story, rest: [] }));
  it('puts another story after what another teller began', () =>
    expect(goOnTelling(['A gull cries. '], 'You row. It rains.')).toEqual({
      story: 'A gull cries. \n\nYou row. It rains.',
      rest: ['\n\nYou row. ', 'It rains.'],
    }));

  it('tells what was shown and what it shows, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (shown, told) => {
        const { story: whole, rest } = goOnTelling(shown, told);
        expect(shown.join('') + rest.join('')).toBe(whole);
        expect(whole.endsWith(told)).toBe(true);
      }),
    );
  });
});
