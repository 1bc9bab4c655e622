import { GRIDS } from './grids.js';

const cell = (cohort: string, players: number, week: number, share: number | null) => ({
  ...{ cohort, players, week, share },
  returned: share === null ? null : share * players,
});

it('lays retention out by cohort and week; what is not over is a dash, and what is over for none is left out', () => {
  const { heads, lines } = GRIDS['retention']?.([
    cell('2026-03-02', 4, 0, 1),
    cell('2026-03-02', 4, 1, 0.25),
    cell('2026-03-02', 4, 2, null),
    cell('2026-03-09', 3, 0, 1),
    cell('2026-03-09', 3, 1, null),
    cell('2026-03-09', 3, 2, null),
  ]) ?? { heads: [], lines: [] };
  expect(heads).toEqual(['Players', '0', '1']);
  expect(lines).toEqual([
    { head: 'Mar 2, 2026', cells: ['4', '100%', '25%'] },
    { head: 'Mar 9, 2026', cells: ['3', '100%', '–'] },
  ]);
});

it('lays deaths out by terrain and stretch of a saga; where nobody went is a dash, not nought', () => {
  const { heads, lines } = GRIDS['deaths']?.([
    { turn: 1, terrain: 'swamp', turns: 3, deaths: 1, share: 0.3333 },
    { turn: 5, terrain: 'swamp', turns: 1, deaths: 0, share: 0 },
    { turn: 5, terrain: 'plains', turns: 2, deaths: 0, share: 0 },
    { turn: 140, terrain: 'plains', turns: 2, deaths: 1, share: 0.5 },
  ]) ?? { heads: [], lines: [] };
  expect(heads).toEqual(['Turns 1–5', 'Turns 101 on']);
  expect(lines).toEqual([
    { head: 'plains', cells: ['0%', '50%'] },
    { head: 'swamp', cells: ['25%', '–'] },
  ]);
});
