import { parseArgs } from 'node:util';
import { startTestDatabase } from '../support/postgres.js';
import { findingsOf, promptSizes } from './findings.js';
import { soak } from './soak.js';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    faults: { type: 'string', default: '20' },
  },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);

print(`Seed ${values.seed}: ${values.turns} turns in one saga, ${values.faults} of a hundred calls fail`);
const database = await startTestDatabase();
const from = performance.now();
const played = await soak({
  databaseUrl: database.url,
  turns: Number(values.turns),
  seed: values.seed,
  faults: Number(values.faults),
}).finally(() => database.stop());

const { early, late, largest } = promptSizes(played);
const { calls, faults } = played.tally;
const asked = played.prompts.filter((prompt) => prompt !== null).length;
print(`${played.turns} turns in ${((performance.now() - from) / 1000).toFixed(0)} s, ${played.stories.length} stories`);
print(`${played.tokensSpent} tokens spent`);
print(
  `the model was asked for ${asked} turns, ${calls} calls; ${[...faults.values()].reduce((a, b) => a + b, 0)} faults`,
);
print([...faults].map(([fault, times]) => `  ${fault} ${times}`).join('\n'));
print(
  `prompt about turn 20 ${early} tokens, at the end ${late} (ratio ${(late / early).toFixed(2)}), largest ${largest}`,
);
print(`the deed that the last prompt is to remember, of turn ${played.planted.turn}: "${played.planted.words}"`);
const findings = findingsOf(played);
print(findings.length === 0 ? 'nothing found' : findings.join('\n'));
process.exit(findings.length === 0 ? 0 : 1);
