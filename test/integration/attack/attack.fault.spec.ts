import { ATTACKS } from '../../attack/attacks/all.js';
import { runAttacks } from '../../attack/run-attacks.js';
import { faultCount, faultSeed } from '../../support/faults/fault-count.js';

const SEED = faultSeed();
const SHARE = faultCount('attack-percent') / 100;

it(
  `withstands a short attack (--seed ${SEED})`,
  async () => {
    const rows = await runAttacks(ATTACKS, { seed: SEED, share: SHARE });
    const wrong = rows.flatMap(({ name, tally }) => tally.reasons.map((reason) => `${name}: ${reason}`));
    expect(wrong).toEqual([]);
    expect(rows.map(({ tally }) => tally.tried)).not.toContain(0);
  },
  600_000 + SHARE * 3_600_000,
);
