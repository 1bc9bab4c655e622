import fc from 'fast-check';
import { sentencesWithSpaces } from '#game/rules/sentences/told-sentences.js';
import { continuationOf, type TellRest } from './continuation.js';

/** After nothing the whole story; after anything else, what is left of it. */
const tell: TellRest = (shown) =>
  shown === '' ? 'You go north. The wind turns.\n\nNight falls.' : 'It was done. Night falls.';
const whole = tell('');

describe('a narrator who goes on', () => {
  it.each<[what: string, shown: readonly string[], rest: string]>([
    ['begins at the beginning where nothing was shown', [], whole],
    ['goes on with the same story', ['You go north. '], 'The wind turns.\n\nNight falls.'],
    ['goes on within a sentence', ['You go north. The wind'], ' turns.\n\nNight falls.'],
    ['has nothing left to show of a story that was shown', sentencesWithSpaces(whole), ''],
    ['says the rest of what another one began', ['A gull cries. '], '\n\nIt was done. Night falls.'],
    ['goes on with that rest', ['A gull cries. ', '\n\nIt was done. '], 'Night falls.'],
    ['has nothing left to show of that rest', ['A gull cries. ', '\n\nIt was done. ', 'Night falls.'], ''],
    [
      'says the rest where a story parts from its own',
      ['You go north. ', 'You row. '],
      '\n\nIt was done. Night falls.',
    ],
  ])('%s', (_, shown, rest) => expect(continuationOf(shown, tell)).toBe(rest));

  it('says nothing where nothing is left to say', () =>
    expect(continuationOf(['All is told. '], (shown) => (shown === '' ? whole : ''))).toBe(''));

  it('comes to the same story from wherever another process stopped', () => {
    const sentence = fc.stringMatching(/^[A-Z][a-z ]{0,12}\. $/);
    const telling =
      (rest: string): TellRest =>
      (shown) =>
        shown === '' ? 'X. ' : `${shown.length} ${rest}`;
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1 }), fc.array(sentence, { minLength: 1 }), (shown, rest) => {
        const told = telling(rest.join(''));
        const after = sentencesWithSpaces(continuationOf(shown, told));
        const story = [...shown, ...after].join('');
        for (let n = 0; n <= after.length; n++) {
          const seen = [...shown, ...after.slice(0, n)];
          expect(seen.join('') + continuationOf(seen, told)).toBe(story);
        }
      }),
    );
  });
});
