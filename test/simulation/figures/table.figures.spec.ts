import { offerContentOf } from '#game/content/catalogue.js';
import { linesOf } from '#game/model/content/frame.js';
import { SAGAS } from '#game/content/sagas.js';
import { leaf, saga, valueIn } from './hand-made.fixture.js';
import { outcomeOf, TABLES, thinnestTables } from './table.figures.js';

const ID = 'leisure.comb-the-wrack';
const SUCCESSES = linesOf(offerContentOf(ID)?.success ?? []);
const told = (n: number) => leaf({ story: `It was noon. ${SUCCESSES[n] ?? ''}` });
const borrowed = leaf({ story: 'Something else was found.' });

describe('the figures of tables', () => {
  it('know which line of its table an outcome was told by', () => {
    expect(SUCCESSES.map((_, n) => outcomeOf(told(n))?.line)).toEqual(SUCCESSES.map((_, n) => n));
    expect(outcomeOf(borrowed)).toEqual({ table: `${ID} success`, lines: SUCCESSES.length, line: -1 });
  });

  it('leave out what was not told, own words, and the rest that each people tells itself', () => {
    const rest = leaf({
      story: 'You slept.',
      deed: { kind: 'rest', offerId: 'leisure.rest-camp', requiresItem: null },
    });
    expect([outcomeOf(leaf()), outcomeOf(leaf({ story: 'x', isWritten: true })), outcomeOf(rest)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('take the clue that a search brought for what is told of it', () => {
    const clue = SAGAS.vikings?.clues[0]?.key ?? '';
    const found = { ...borrowed, happenings: [{ kind: 'thread-opened' as const, thread: `${clue}.7` }] };
    const matter = {
      ...borrowed,
      happenings: [{ kind: 'thread-opened' as const, thread: 'vikings/debt-of-a-boat.7' }],
    };
    expect([outcomeOf(found), outcomeOf(matter)?.line]).toEqual([null, -1]);
  });

  it('count outcomes that were told from elsewhere', () => {
    expect(valueIn(TABLES, 'outcomes told', [saga([told(0), borrowed])])).toBe(50);
    expect(thinnestTables([saga([told(0), borrowed])])).toEqual([
      { table: `${ID} success`, lines: SUCCESSES.length, hits: 2, borrowed: 1 },
    ]);
  });

  it('find a pursuit that is offered after its last line was told', () => {
    const all = SUCCESSES.map((_, n) => told(n));
    expect(valueIn(TABLES, 'pursuits and services', [saga([...all])])).toBe(0);
    expect(valueIn(TABLES, 'pursuits and services', [saga([...all, leaf()])])).toBeCloseTo(100 / (all.length + 1));
  });
});
