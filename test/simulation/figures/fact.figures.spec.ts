import { CATALOGUE } from '#game/content/catalogue.js';
import { TERRAINS } from '#game/model/world.js';
import { isOutOfPlace, isUntimely, FACTS } from './fact.figures.js';
import { card, leaf, menu, NOON, saga, valueIn } from './hand-made.fixture.js';

const nightly = [...CATALOGUE.frames.values()].find(
  ({ when }) => when?.hours?.includes('night') && !when.hours.includes('noon'),
);
if (!nightly) throw new Error('no encounter by night');
const [ground = 'plains'] = nightly.terrains;
const elsewhere = TERRAINS.find((terrain) => !nightly.terrains.includes(terrain)) ?? 'ocean';
const calendar = {
  day: 1,
  hour: 'night',
  weather: nightly.when?.weathers?.[0] ?? 'clear',
  season: nightly.when?.seasons?.[0] ?? 'spring',
} as const;
const met = leaf({ menu: menu([], { frame: nightly.key }), calendar, terrain: ground });

describe('the figures of declared facts', () => {
  it('find an encounter at another hour or on other ground than it declares', () => {
    expect([isUntimely(met), isUntimely({ ...met, calendar: { ...NOON } })]).toEqual([false, true]);
    expect([isOutOfPlace(met), isOutOfPlace({ ...met, terrain: elsewhere })]).toEqual([false, true]);
  });

  it('judge an encounter once, by its first leaf', () => {
    const later = { ...met, calendar: { ...NOON } };
    expect(valueIn(FACTS, 'encounters met outside', [saga([met, later])])).toBe(0);
    expect(valueIn(FACTS, 'encounters met outside', [saga([met, leaf(), later])])).toBe(50);
  });

  it('find a pursuit off its ground', () => {
    const wrack = menu([card('leisure.comb-the-wrack')]);
    const sagas = [saga([leaf({ menu: wrack }), leaf({ menu: wrack, ground: 'mountains' })])];
    expect(valueIn(FACTS, 'pursuits offered off', sagas)).toBe(50);
  });
});
