import { parseArgs } from 'node:util';
import { runLeadTrial, versionOf } from '../support/ghl/lead-trial.js';
import { startTestDatabase } from '../support/postgres.js';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    faults: { type: 'string', default: '5' },
  },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [leads, kills, seed, faults] = [values.leads, values.kills, values.seed, values.faults].map(Number) as [
  number,
  number,
  number,
  number,
];
const HOUR_MS = 3_600_000;

print(`Seed ${seed}: ${leads} leads, ${kills} kills, ${faults} of a hundred calls fail, version ${versionOf(seed)}`);
const from = performance.now();
const database = await startTestDatabase();
const { findings, calls, refused } = await runLeadTrial({
  database,
  leads,
  kills,
  seed,
  faults,
  print,
  withinMs: HOUR_MS,
});
const seconds = (performance.now() - from) / 1000;
print(`${calls} calls in ${seconds.toFixed(0)} s, ${refused} of them beyond the limits`);
print(findings.length === 0 ? 'each lead is exactly right' : findings.join('\n'));
process.exit(findings.length === 0 ? 0 : 1);
