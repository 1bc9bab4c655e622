import { OFFER_KINDS } from '#game/model/offer.js';
import { moodOf, passedWith } from './people-words.js';

const dealing = (kind: string, success: boolean, turn = 1) => ({ turn, kind, success });

describe('the history between a person and the player', () => {
  it('is described by deed and result', () => {
    expect(
      passedWith({ gender: 'female', role: 'met', dealings: [dealing('talk', true), dealing('force', false)] }),
    ).toBe('you talked her round; she got the better of you');
  });
  it('begins with the person’s relation to the player', () => {
    expect(passedWith({ gender: 'male', role: 'who', dealings: [dealing('gift', true)] })).toBe(
      'you swore to him; he took what you gave',
    );
    expect(passedWith({ gender: 'male', role: 'foe', dealings: [] })).toBe('he stands behind the threat');
  });
  it('mentions a repeated deed once', () =>
    expect(
      passedWith({ gender: 'female', role: 'met', dealings: [dealing('trade', true, 1), dealing('trade', true, 9)] }),
    ).toBe('you struck a bargain with her twice'));
  it('takes skill neither for help nor for a trick: it may have been either', () =>
    expect(passedWith({ gender: 'female', role: 'met', dealings: [dealing('craft', true)] })).toBe(
      'you managed by skill',
    ));
  it.each([...OFFER_KINDS, 'move', 'unheard-of'])('has words for %s', (kind) => {
    for (const success of [true, false])
      expect(passedWith({ gender: 'male', role: 'met', dealings: [dealing(kind, success)] })).toMatch(/^(you|he) /);
  });
});

it('gives a mood as one word, and none for the dead', () => {
  expect(moodOf({ mood: 'hates', alive: true })).toBe('hostile');
  expect(moodOf({ mood: 'hates', alive: false })).toBe('dead');
});
