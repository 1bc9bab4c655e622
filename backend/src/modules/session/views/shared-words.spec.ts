import { type HiddenWords, sharedWords } from './shared-words.js';

const hidden: HiddenWords = { name: 'Thora Ulfsdottir', insteadOfName: 'the Huscarl', typed: [] };
const read = (text: string, over: Partial<HiddenWords> = {}) => sharedWords(text, { ...hidden, ...over });

describe('the words of a shared saga', () => {
  it('name the hero by profession, in whole and in parts, at any place', () => {
    expect(read('Thora rowed. They called thora ulfsdottir back; Ulfsdottir’s oar broke.')).toBe(
      'The Huscarl rowed. They called the Huscarl back; the Huscarl’s oar broke.',
    );
    expect(read('“Thora!” he cried.')).toBe('“The Huscarl!” he cried.');
  });

  it('leave other words alone that only hold a part of the name', () => {
    expect(read('The thorax and Thoras are not hers.')).toBe('The thorax and Thoras are not hers.');
    expect(read('Al sat under an alder.', { name: 'Al' })).toBe('The Huscarl sat under an alder.');
  });

  it('keep the name where the player shows it', () => {
    expect(read('Thora rowed.', { name: null })).toBe('Thora rowed.');
  });

  it('take a name with signs of a pattern as it stands', () => {
    expect(read('A.*b (c) came. Abb came.', { name: 'A.*b (c)' })).toBe('The Huscarl came. Abb came.');
  });

  it('leave out each sentence that quotes what the player typed', () => {
    const typed = ['I call my sister Anna Berg in Kiel by her name'];
    const story = 'You shout. “I call my sister Anna Berg,” you say. The sea says nothing.\n\nNight comes.';
    expect(read(story, { typed })).toBe('You shout. The sea says nothing.\n\nNight comes.');
  });

  it('keep sentences that share a few words with it', () => {
    expect(read('You draw your sword and wait.', { typed: ['draw your sword'] })).toBe('You draw your sword and wait.');
  });

  it('leave out what leads to a person', () => {
    expect(read('Write to anna@example.org or call +49 431 1234567, see https://a.example/b.')).toBe(
      'Write to … or call …, see …',
    );
    expect(read('On the 12th day 200 men came.')).toBe('On the 12th day 200 men came.');
  });
});
