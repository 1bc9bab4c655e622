import { wordsOfUse } from './words-of-use.js';

it.each([
  [{ raises: 'strength' }, '+1 strength while you carry it.'],
  [{ eases: 'force' }, 'Deeds of force are a step easier with it.'],
  [{ eases: 'talk' }, 'Talking is a step easier with it.'],
  [{ easesWay: 'swamp' }, 'The way through swamp is a step easier with it.'],
] as const)('of %o says what it is good for', (use, words) => expect(wordsOfUse(use)).toBe(words));
