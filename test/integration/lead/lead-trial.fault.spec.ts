import { runLeadTrial } from '../../support/ghl/lead-trial.js';
import { startTestDatabase } from '../../support/postgres.js';
import { faultCount, faultSeed } from '../../support/faults/fault-count.js';

const SEED = faultSeed();
const [leads, kills] = [faultCount('leads'), faultCount('lead-kills')];
const WITHIN_MS = 90_000 + leads * 500 + kills * 15_000;

it(
  `brings each lead to the CRM exactly once, through its limits and failures, and kills (--seed ${SEED})`,
  async () => {
    const database = await startTestDatabase();
    const { findings } = await runLeadTrial({ database, leads, kills, seed: SEED, faults: 3, withinMs: WITHIN_MS });
    expect(findings).toEqual([]);
  },
  WITHIN_MS + 60_000,
);
