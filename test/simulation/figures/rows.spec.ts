import { sharedByAllSeeds, tallies } from './across-sagas.js';
import { printRows } from './print-rows.js';
import { leaf, saga } from './hand-made.fixture.js';
import { columnsOf, meanRows, rowsOf } from './rows.js';

const played = (habit: 'best-odds' | 'straight', kept: number) => ({
  habit,
  sagas: Array.from({ length: 4 }, (_, i) =>
    saga([leaf()], { end: i < kept ? ('triumph' as const) : ('loss' as const) }),
  ),
  ofOnePeople: [],
});
const both = [played('best-odds', 3), played('straight', 1)];
const rowIn = (rows: ReturnType<typeof rowsOf>, title: string) => rows.find((row) => row.title.startsWith(title));

describe('the table of figures', () => {
  it('has a column for each habit, and one for all where there are several', () => {
    expect(columnsOf(both)).toEqual(['best-odds', 'straight', null]);
    expect(columnsOf(both.slice(1))).toEqual(['straight']);
    expect(rowIn(rowsOf(both), 'oaths kept')?.values).toEqual([75, 25, 50]);
  });

  it('holds the best odds against those who read', () => {
    expect(rowIn(rowsOf(both), 'points by which')?.values).toEqual([null, null, 50]);
    expect(rowIn(rowsOf(both.slice(1)), 'points by which')?.values).toEqual([null]);
  });

  it('is the mean of several seeds, where each has a value', () => {
    const rows = meanRows([rowsOf(both), rowsOf([played('best-odds', 1), played('straight', 1)])]);
    expect(rowIn(rows, 'oaths kept')?.values).toEqual([50, 25, 37.5]);
    expect(rowIn(rows, 'sentences new in saga 20')?.values).toEqual([null, null, null]);
  });

  it('holds the sentences that come back to the mean of all seeds', () => {
    const telling = (times: number) => ({
      ...played('straight', 0),
      sagas: Array.from({ length: 100 }, (_, i) => saga([leaf({ story: i < times ? 'Old.' : `New ${i}.` })])),
    });
    const valuesOf = (first: number, second: number) =>
      sharedByAllSeeds([telling(second)], tallies([telling(second)], tallies([telling(first)]))).values;
    expect([valuesOf(6, 6), valuesOf(6, 4)]).toEqual([[1], [0]]);
  });

  it('marks what misses its aim, and prints a dash where there is nothing to count', () => {
    const lines = printRows(rowsOf(both), columnsOf(both)).split('\n');
    const line = (title: string) => lines.find((text) => text.startsWith(title)) ?? '';
    expect(line('oaths kept')).toMatch(/75! +25 +50 $/);
    expect(line('the last test was reached')).toMatch(/0 +0 +0 $/);
    expect(line('sentences new in saga 30')).toMatch(/- +- +-$/);
  });
});
