import { runLeadTrial } from '../../support/ghl/lead-trial.js';
import { startTestDatabase } from '../../support/postgres.js';

/** The command for many leads is `npm run leads-trial`. */
const SEED = Number(process.env['LEADS_SEED'] ?? Date.now() % 1_000_000);

it(`brings each lead to the CRM exactly once, through its limits and failures, and a kill (LEADS_SEED=${SEED})`, async () => {
  const database = await startTestDatabase();
  const { findings } = await runLeadTrial({ database, leads: 60, kills: 1, seed: SEED, faults: 3, withinMs: 90_000 });
  expect(findings).toEqual([]);
}, 150_000);
