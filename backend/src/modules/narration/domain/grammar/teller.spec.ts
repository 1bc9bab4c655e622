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
});
