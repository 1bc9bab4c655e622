import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWithModel } from '../../play-with-model/run-with-model.js';
import { startModelProvider } from '../../support/model-provider/model-provider.js';

/** No two alike: a sentence that was told before is cut. */
const PROSES = [
  'The wind went over the grass and laid it flat.',
  'A gull cried twice above the wet stones.',
  'Smoke lay low along the water all that while.',
  'Somebody had left a broken oar beside the path.',
  'The mud kept every step that was set in it.',
  'Far off a dog barked and thought better of it.',
  'The light came sideways under a heavy sky.',
  'Old nets hung stiff with salt between two poles.',
  'A cart stood in the ditch with one wheel gone.',
  'The reeds bent and rose and bent again.',
];

it('plays against the endpoint that is configured, and reports without words', async () => {
  const provider = await startModelProvider({ script: ({ call }) => ({ text: PROSES[call % PROSES.length] ?? '' }) });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'steppes-model-'));
  const lines: string[] = [];
  try {
    const isWhole = await runWithModel(
      { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'm-1', MODEL_PATIENCE: '0.2' },
      { dataDir, turns: 3, table: false, prices: { input: 1, output: 2 }, print: (line) => lines.push(line) },
    );
    expect(isWhole).toBe(true);
    expect(provider.requests.length).toBeGreaterThan(3);
    const text = lines.join('\n');
    expect(text).toMatch(/^3 turns: \d told by the model, \d by the built-in narrator$/m);
    expect(text).toMatch(/^tokens: [1-9]\d* in, [1-9]\d* out/m);
    expect(text).toMatch(/^cost: 0\.\d+/m);
    expect(text).not.toMatch(/grass|gull|Thora/);
  } finally {
    await provider.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
