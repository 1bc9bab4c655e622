import { wander } from '../wandering.fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { tellerOf } from './teller.js';

const LINES = ['one', 'two', 'three', 'four', 'five'].map((n) => `There was thunder over hill ${n}.`);
const dry = wander('empire', 'dry', 40, floorNarrator).map(({ facts }) => ({ ...facts, toldBefore: () => false })).filter(({ saga }) => saga !== null && saga.calendar.weather !== 'storm');

describe('what somebody wrote of this very thing', () => {
  it('is told though no line of it is true to the hour, the next in turn and not the first of the table', () => {
    const told = dry.map((facts) => tellerOf(facts).anew('thunder', LINES));
    expect(told).not.toContain(null);
    expect(new Set(told).size).toBe(LINES.length);
  });

  it('is told true to the hour where a line is', () => {
    const told = dry.map((facts) => tellerOf(facts).anew('thunder', [...LINES, 'Nobody was at home.']));
    expect(new Set(told)).toEqual(new Set(['Nobody was at home.']));
  });

  it('is told of things that its people know, where a line is', () => {
    const lines = ['There was a goat on the table, among the cheeses.', 'There was nobody at the table.'];
    const tellers = (['samurai', 'vikings'] as const).map((people) => dry.map((facts) => tellerOf({ ...facts, faction: people }).anew('table', lines)));
    expect(tellers.map((told) => new Set(told).size)).toEqual([1, 2]);
  });
});
