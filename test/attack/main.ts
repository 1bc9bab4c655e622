import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks/all.js';
import { report } from './report.js';
import { runAttacks } from './run-attacks.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    share: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const attacks = ATTACKS.filter(
  ({ name }) => values.only.length === 0 || values.only.some((part) => name.includes(part)),
);
print(`Seed ${values.seed}; ${attacks.length} attacks, on games that are started for it`);
const rows = await runAttacks(attacks, {
  seed: Number(values.seed),
  share: Number(values.share),
  onRow: ({ name, tally }) => print(`${name}: ${tally.tried} tried, ${tally.wrong} wrong`),
});
print(`\n${report(rows)}`);
process.exit(rows.some(({ tally }) => tally.wrong > 0) ? 1 : 0);
