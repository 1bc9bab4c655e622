import { findingsOf } from '../../soak/findings.js';
import { soak } from '../../soak/soak.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
}, 60_000);
afterAll(() => database.stop());

/** `npm run soak -- --turns 500 --seed 7` takes the whole. */
it('a saga whose model fails at a fifth of its calls has every story, every token and a prompt that stays small', async () => {
  const seed = String(Date.now() % 1_000_000);
  process.stdout.write(`soak: seed ${seed}\n`);
  expect({ seed, found: findingsOf(await soak({ databaseUrl: database.url, turns: 25, seed, faults: 20 })) }).toEqual({
    seed,
    found: [],
  });
}, 300_000);
