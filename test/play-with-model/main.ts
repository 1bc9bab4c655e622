import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runWithModel } from './run-with-model.js';

const USAGE = `Usage: npm run play-with-model -- [--turns 20] [--table] [--price-in P --price-out P]
Plays against the model that OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL name, on a game of its own, and prints a
report without anybody's words. --table: how many sentences of the reading table the model reads as they are meant.
Prices are for a million tokens.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '20' },
    table: { type: 'boolean', default: false },
    'price-in': { type: 'string' },
    'price-out': { type: 'string' },
  },
});
const [turns, input, output] = [values.turns, values['price-in'] ?? '0', values['price-out'] ?? '0'].map(Number);
const isUsage = [turns, input, output].some((value) => !Number.isFinite(value) || (value ?? -1) < 0);
if (isUsage || !(process.env['OPENAI_API_KEY'] ?? process.env['OPENAI_BASE_URL'])) {
  print(USAGE);
  process.exit(2);
}
const dataDir = await mkdtemp(path.join(tmpdir(), 'steppes-model-'));
const prices = values['price-in'] === undefined ? null : { input: input ?? 0, output: output ?? 0 };
const isWhole = await runWithModel(process.env, {
  dataDir,
  turns: turns ?? 0,
  table: values.table,
  prices,
  print,
}).finally(() => rm(dataDir, { recursive: true, force: true }));
process.exit(isWhole ? 0 : 1);
