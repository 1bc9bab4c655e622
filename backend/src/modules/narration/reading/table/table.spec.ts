import { readByGrammar } from '../grammar/read.js';
import { BLIND_TABLES } from './blind/tables.js';
import { inALine, isRight } from './compare.js';
import { OWN_TABLES } from './own/tables.js';

const LEAST = 0.85;
const judged = [...OWN_TABLES, ...BLIND_TABLES].flatMap(({ name, scene, rows }) =>
  rows.map((row) => {
    const reading = readByGrammar(row.says, scene);
    const isBlind = BLIND_TABLES.some((table) => table.name === name);
    return { isBlind, right: isRight(row, reading, scene), line: `${name}: ${row.says} -> ${inALine(reading, scene)}` };
  }),
);
const rateOf = (rows: typeof judged): number => rows.filter(({ right }) => right).length / rows.length;
const percent = (rows: typeof judged): string => `${(100 * rateOf(rows)).toFixed(1)} % of ${rows.length} sentences`;

describe('the table of sentences', () => {
  it('has at least three hundred rows of all eight peoples', () => {
    expect(judged.length).toBeGreaterThanOrEqual(300);
    expect(new Set([...OWN_TABLES, ...BLIND_TABLES].map(({ scene }) => scene.faction)).size).toBe(8);
  });

  it('is read rightly by the grammar, in at least 85 of 100', () => {
    const blind = judged.filter(({ isBlind }) => isBlind);
    const own = judged.filter(({ isBlind }) => !isBlind);
    const wrong = judged.filter(({ right }) => !right).map(({ line }) => line);
    process.stdout.write(
      [`right: ${percent(judged)}; own: ${percent(own)}; blind: ${percent(blind)}`, ...wrong].join('\n  ') + '\n',
    );
    expect(rateOf(judged)).toBeGreaterThanOrEqual(LEAST);
  });
});
