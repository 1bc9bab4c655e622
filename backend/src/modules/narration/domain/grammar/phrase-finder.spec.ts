import { only } from '#game/content/builders/clauses.js';
import { type Deed } from '#game/model/deed.js';
import { wander } from '#test/support/narration/wandering.fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { phraseFinderOf } from './phrase-finder.js';

const LINES = ['one', 'two', 'three', 'four', 'five'].map((n) => `There was thunder over hill ${n}.`);
const dry = wander('empire', 'dry', 40, floorNarrator)
  .map(({ facts }) => ({ ...facts, told: [] }))
  .filter(({ saga }) => saga !== null && saga.calendar.weather !== 'storm');

describe('what somebody wrote of this very thing', () => {
  it('is not told where no line of it is true to the hour, but where one must be told', () => {
    const told = dry.map((facts) => phraseFinderOf(facts).anew('thunder', LINES));
    expect(new Set(told)).toEqual(new Set([null]));
    const surely = dry.map((facts) => phraseFinderOf(facts).surely('thunder', LINES));
    expect(new Set(surely).size).toBe(LINES.length);
    const truly = dry.map((facts) => phraseFinderOf(facts).surely('thunder', [...LINES, 'Nobody was at home.']));
    expect(new Set(truly)).toEqual(new Set(['Nobody was at home.']));
  });

  it('is told true to the hour where a line is', () => {
    const told = dry.map((facts) => phraseFinderOf(facts).anew('thunder', [...LINES, 'Nobody was at home.']));
    expect(new Set(told)).toEqual(new Set(['Nobody was at home.']));
  });

  it('is told of things that its people know, where a line is', () => {
    const lines = ['There was a goat on the table, among the cheeses.', 'There was nobody at the table.'];
    const finders = (['samurai', 'vikings'] as const).map((people) =>
      dry.map((facts) => phraseFinderOf({ ...facts, faction: people }).anew('table', lines)),
    );
    expect(finders.map((told) => new Set(told).size)).toEqual([1, 2]);
  });
});

it('what is remarked of a wound fits how it was come by', () => {
  const remarks = { forms: [only('blow', 'It was a knife.'), only('mishap', 'It was a stone.')], pools: {} };
  const hurtBy = (kind: Deed['kind'], hitPointsLost: number, frameBefore: string | null = 'vikings/wrestler') =>
    new Set(
      dry.map((facts) => {
        const deed: Deed = {
          kind,
          offerId: null,
          to: null,
          attribute: null,
          difficulty: 'medium',
          requiresItem: null,
          risk: 'slight',
          attempt: null,
        };
        return phraseFinderOf({ ...facts, deed, hitPointsLost, frameBefore }).fresh('remark', [remarks]);
      }),
    );
  expect([hurtBy('force', 3), hurtBy('craft', 3), hurtBy('force', 3, null), hurtBy('force', 0)]).toEqual([
    new Set(['It was a knife.']),
    new Set(['It was a stone.']),
    new Set(['It was a stone.']),
    new Set([null]),
  ]);
});
