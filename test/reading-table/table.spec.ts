import { readByGrammar } from '#backend/modules/narration/reading/grammar/read.js';
import { BLIND_TABLES } from './blind/tables.js';
import { SECOND_BLIND_TABLES } from './blind-second/tables.js';
import { inALine, isRight } from './compare.js';
import { ORDER_TABLES } from './orders/tables.js';
import { OWN_TABLES } from './own/tables.js';

/** What was written by those who know the grammar is a test of each sentence; what was not, of the whole. */
const LEAST = { own: 1, orders: 1, blind: 0.85, second: 0.85 } as const;
const KINDS = { own: OWN_TABLES, blind: BLIND_TABLES, second: SECOND_BLIND_TABLES, orders: ORDER_TABLES } as const;
const judged = Object.entries(KINDS).flatMap(([kind, tables]) =>
  tables.flatMap(({ name, scene, rows }) =>
    rows.map((row) => {
      const reading = readByGrammar(row.says, scene);
      return { kind, right: isRight(row, reading, scene), line: `${name}: ${row.says} -> ${inALine(reading, scene)}` };
    }),
  ),
);
const rateOf = (rows: typeof judged): number => rows.filter(({ right }) => right).length / rows.length;
const percent = (rows: typeof judged): string => `${(100 * rateOf(rows)).toFixed(1)} % of ${rows.length} sentences`;

describe('the table of sentences', () => {
  it('has at least three hundred rows of all eight peoples', () => {
    expect(judged.length).toBeGreaterThanOrEqual(300);
    expect(new Set([...OWN_TABLES, ...BLIND_TABLES].map(({ scene }) => scene.faction)).size).toBe(8);
  });

  it('is read rightly by the grammar, in at least 85 of 100 blind ones', () => {
    const rateOfKind = (wanted: string): string =>
      `${wanted}: ${percent(judged.filter(({ kind }) => kind === wanted))}`;
    const wrong = judged.filter(({ right }) => !right).map(({ line }) => line);
    process.stdout.write(
      [[`right: ${percent(judged)}`, ...Object.keys(KINDS).map(rateOfKind)].join('; '), ...wrong].join('\n  ') + '\n',
    );
    for (const [kind, least] of Object.entries(LEAST))
      expect([kind, rateOf(judged.filter((row) => row.kind === kind)) >= least]).toEqual([kind, true]);
  });
});
