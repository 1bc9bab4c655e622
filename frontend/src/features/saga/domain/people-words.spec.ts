import { OFFER_KINDS } from '#game/model/offer.js';
import { moodOf, passedWith } from './people-words.js';

const dealing = (kind: string, success: boolean, turn = 1) => ({ turn, kind, success });

describe('what passed between somebody and the player', () => {
  it('is said by deed and by how it went', () => {
    expect(
      passedWith({ gender: 'female', role: 'met', dealings: [dealing('talk', true), dealing('force', false)] }),
    ).toBe('you talked her round; she got the better of you');
  });
  it('begins with who they are to the player', () => {
    expect(passedWith({ gender: 'male', role: 'who', dealings: [dealing('gift', true)] })).toBe(
      'you swore to him; he took what you gave',
    );
    expect(passedWith({ gender: 'male', role: 'foe', dealings: [] })).toBe('he stands behind the threat');
  });
  it('says a thing that was repeated once', () =>
    expect(
      passedWith({ gender: 'female', role: 'met', dealings: [dealing('trade', true, 1), dealing('trade', true, 9)] }),
    ).toBe('you struck a bargain with her twice'));
  it.each([...OFFER_KINDS, 'move', 'unheard-of'])('has words for %s', (kind) => {
    for (const success of [true, false])
      expect(passedWith({ gender: 'male', role: 'met', dealings: [dealing(kind, success)] })).toMatch(/^(you|he) /);
  });
});

it('a mood is a word, and the dead have none', () => {
  expect(moodOf({ mood: 'hates', alive: true })).toBe('hostile');
  expect(moodOf({ mood: 'hates', alive: false })).toBe('dead');
});
