import { FACTION_CONTENT } from '#game/content/factions.js';
import { shortNameOf } from './short-name.js';

describe('the short form of a name', () => {
  it.each([
    ['Thora Ulfsdottir', 'vikings', 'Thora'],
    ['Kurokawa Jinpachi', 'samurai', 'Jinpachi'],
    ['Piers of the Marches', 'knights', 'Piers'],
    ['Tomoe', 'samurai', 'Tomoe'],
  ] as const)('of %s, one of the %s, is %s', (name, faction, short) =>
    expect(shortNameOf(name, FACTION_CONTENT[faction])).toBe(short),
  );
});
