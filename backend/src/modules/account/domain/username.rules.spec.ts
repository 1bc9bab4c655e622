import fc from 'fast-check';
import { usernameFault, usernameOf } from './username.rules.js';

it.each([
  ['Ada', null],
  ['ada_lovelace-1', null],
  ['ad', 'Username must be at least 3 characters.'],
  ['a'.repeat(21), 'Username must not exceed 20 characters.'],
  ['ada lovelace', 'Username can only contain letters, numbers, hyphens, and underscores.'],
  ['Guest_ada', 'Names that start with Guest_ are for guests. Please choose another.'],
])('says of the name %j: %s', (name, words) => expect(usernameFault(name)).toBe(words));

it.each([
  ['ada@example.com', 'ada'],
  ['ada.lovelace+crm@example.com', 'ada-lovelace-crm'],
  ['þóra.ulfsdóttir@example.is', 'ora-ulfsdottir'],
  ['al@example.com', 'staff-al'],
  ['guest_one@example.com', 'staff-guest_one'],
  ['帆@example.com', 'staff'],
  ['a--------------------b@example.com', 'a-b'],
  ['a-very-long-name-before-the-sign@example.com', 'a-very-long-name-bef'],
])('makes of %s the name %s', (email, name) => expect(usernameOf(email)).toBe(name));

it('puts an ending behind it, within the length of a name', () =>
  expect(usernameOf('a-very-long-name-before-the-sign@example.com', '-4f2a')).toBe('a-very-long-nam-4f2a'));

it('makes a good name of any address', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '-4f2a'), (before, ending) =>
      expect(usernameFault(usernameOf(`${before}@example.com`, ending))).toBeNull(),
    ),
  ));
