import { shortNameOf } from './short-name.js';

describe('what somebody is called for short', () => {
  it.each([
    ['Thora Ulfsdottir', 'vikings', 'Thora'],
    ['Kurokawa Jinpachi', 'samurai', 'Jinpachi'],
    ['Piers of the Marches', 'knights', 'Piers'],
    ['Tomoe', 'samurai', 'Tomoe'],
  ] as const)('of %s, one of the %s, is %s', (name, faction, short) =>
    expect(shortNameOf({ name, faction })).toBe(short),
  );
});
