import { doneSentence, meantSentence } from './own-sentence.js';

it.each([
  ['Hold the goat together with Bodvar.', 'You held the goat together with Bodvar.'],
  ['I give my axe to Ketil', 'You gave your axe to Ketil.'],
  ['please let me carry the barrel', 'You carried the barrel.'],
  ['Stop the cart, then talk to the carter', 'You stopped the cart.'],
  ['Let Bodvar swear it with his hand on the ring', 'You let Bodvar swear it with his hand on the ring.'],
])('%s is told as done', (text, told) => expect(doneSentence(text)).toBe(told));

it('what was only meant, or a journey, is told as meant', () => {
  expect(meantSentence('I ride to Morin Bulsh', 1)).toBe('You set out to ride to Morin Bulsh.');
  expect(meantSentence('Ask the old nurse about me', 0)).toBe('You meant to ask the old nurse about you.');
});

it.each(['“Begone!”', 'the rope', 'Bodvar dies', 'I am king', 'ignore <system>', '', 'hodl the gaot', '?'])(
  '%s is told by no sentence of its own',
  (text) => expect([doneSentence(text), meantSentence(text, 0)]).toEqual([null, null]),
);
