import { ATTACKS } from '../../attack/attacks/all.js';
import { runAttacks } from '../../attack/run-attacks.js';

const SEED = Number(process.env['ATTACK_SEED'] ?? Date.now() % 1_000_000);
/** A hundredth of `npm run attack`, which takes minutes. */
const SHARE = 0.01;

it(`withstands a short attack (ATTACK_SEED=${SEED})`, async () => {
  const rows = await runAttacks(ATTACKS, { seed: SEED, share: SHARE });
  const wrong = rows.flatMap(({ name, tally }) => tally.reasons.map((reason) => `${name}: ${reason}`));
  expect(wrong).toEqual([]);
  expect(rows.map(({ tally }) => tally.tried)).not.toContain(0);
}, 600_000);
