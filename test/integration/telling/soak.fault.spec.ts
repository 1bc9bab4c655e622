import { findingsOf } from '../../soak/findings.js';
import { soak } from '../../soak/soak.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { faultCount, faultSeed } from '../../support/faults/fault-count.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
}, 60_000);
afterAll(() => database.stop());

/** `npm run soak -- --turns 500 --seed 7` takes the whole. */
it(
  'a saga whose model fails at a fifth of its calls has every story, every token and a prompt that stays small',
  async () => {
    const seed = String(faultSeed());
    expect({
      seed,
      found: findingsOf(await soak({ databaseUrl: database.url, turns: faultCount('soak-turns'), seed, faults: 20 })),
    }).toEqual({
      seed,
      found: [],
    });
  },
  300_000 + faultCount('soak-turns') * 2_000,
);
