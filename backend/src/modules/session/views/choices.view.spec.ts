import { usesOf } from '#game/content/catalogue.js';
import { type Attribute, startingAttributes } from '#game/model/character.js';
import { type Offer } from '#game/model/offer.js';
import { type Chooser, choicesFor } from './choices.view.js';
import { waysOf } from './way.view.js';

const raising = Object.entries(usesOf('vikings')).flatMap(([name, use]): (readonly [string, Attribute])[] =>
  'raises' in use ? [[name, use.raises]] : [],
);
const [name, attribute] = raising[0] ?? ['', 'strength' as const];
const item = { name, quantity: 1, value: 9, description: '' };
const offer: Offer = { id: 'o', kind: 'craft', attribute, difficulty: 'hard', requiresItem: null, risk: 'none' };
const chooser = (over: Partial<Chooser> = {}): Chooser => ({
  offers: [offer],
  wording: [],
  attributes: startingAttributes('scout', []),
  inventory: [item],
  faction: 'vikings',
  hasSaga: true,
  ...over,
});
const odds = (over?: Partial<Chooser>) => choicesFor(chooser(over))[0]?.successChance;

describe('choices as they are shown', () => {
  it('count carried things, as the dice do', () => expect(odds()).toBeGreaterThan(odds({ inventory: [] }) ?? 100));

  it('count no carried things in a session from before oaths', () =>
    expect(odds({ hasSaga: false })).toBe(odds({ inventory: [] })));

  it('name their price and what it buys, where they have a price', () => {
    expect(choicesFor(chooser({ offers: [{ ...offer, cost: 8, item }] }))[0]).toMatchObject({ cost: 8, item });
    expect(choicesFor(chooser())[0]).not.toHaveProperty('cost');
  });
});

describe('ways as they are shown', () => {
  const way = (terrain: 'plains' | 'forest', difficulty: 'easy' | 'medium') => ({
    ...{ q: 1, r: 0, terrain, distance: 1, difficulty, description: 'that way', isCity: false, cityDetails: null },
  });

  it('name what they test and the odds, but not where they succeed without a roll', () =>
    expect(waysOf([way('forest', 'medium'), way('plains', 'easy')], startingAttributes('scout', []))).toMatchObject([
      { attributeCheck: 'perception', successChance: 40 },
      { attributeCheck: null, successChance: null },
    ]));
});
