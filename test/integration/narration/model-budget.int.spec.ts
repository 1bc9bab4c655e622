import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { CountedModelBudget } from '#backend/modules/narration/budget/counted-model-budget.js';
import { type ModelSpending } from '#backend/modules/narration/budget/model-budget.port.js';
import { SpentTokens } from '#backend/modules/narration/budget/spent-tokens.js';
import { type ModelConfig, type TokenAllowance } from '#backend/platform/config/config.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';

let database: TestDatabase;
let pool: pg.Pool;
let day = '2026-03-01';
const clock = { now: () => new Date(`${day}T23:59:59.000Z`) };

beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, MIGRATIONS);
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
  pool.on('error', () => undefined);
});
beforeEach(async () => {
  day = '2026-03-01';
  await pool.query('truncate model_spending');
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

/** A budget as one of several copies has it. */
const copy = (tokensPerDay: TokenAllowance, tokensPerPersonDay: TokenAllowance, db = pool) => {
  const model = { tokensPerDay, tokensPerPersonDay } as ModelConfig;
  return new CountedModelBudget({ model }, new SpentTokens(db, clock), quietLog);
};
const spending = (inputTokens: number, outputTokens: number): ModelSpending => ({
  purpose: 'narrate',
  model: 'm-1',
  usage: { inputTokens, outputTokens, isEstimated: false },
});
const exported = async (userId: string): Promise<readonly object[]> => {
  const all: object[] = [];
  for await (const entry of new SpentTokens(pool, clock).export(userId)) all.push(entry);
  return all;
};

describe('the budget of models', () => {
  it('is shared by all copies: no use of racing copies is lost', async () => {
    const [one, two] = [copy(1_000_000, 1_000), copy(1_000_000, 1_000)];
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? one : two).spend(n % 4 < 2 ? 'ann' : 'bob', spending(20, 5))),
    );
    expect([await one.left('ann'), await two.left('ann')]).toEqual(['left', 'left']);
    expect(await exported('ann')).toEqual([{ day, calls: 20, inputTokens: 400, outputTokens: 100 }]);
    expect(await new SpentTokens(pool, clock).ofToday('bob')).toEqual({ byServer: 1_000, byPerson: 500 });
  });

  it('ends for one person at their limit, for everybody at the limit of the server, and begins anew at midnight UTC', async () => {
    const budget = copy(300, 200);
    await budget.spend('ann', spending(150, 50));
    expect([await budget.left('ann'), await budget.left('bob')]).toEqual(['spent', 'left']);
    await budget.spend('bob', spending(90, 10));
    expect([await budget.left('ann'), await budget.left('bob'), await budget.left('cy')]).toEqual(
      Array.from({ length: 3 }, () => 'spent'),
    );
    day = '2026-03-02';
    expect(await budget.left('ann')).toBe('left');
  });

  it('has no end where it is unlimited, and none of it at 0', async () => {
    await copy('unlimited', 'unlimited').spend('ann', spending(1e9, 1e9));
    expect(await copy('unlimited', 'unlimited').left('ann')).toBe('left');
    expect(await copy('unlimited', 0).left('bob')).toBe('spent');
    expect(await copy(0, 'unlimited').left('bob')).toBe('spent');
  });

  it('uses no model where it can not be counted, and does not fail', async () => {
    const gone = { query: () => Promise.reject(new Error('away')) } as unknown as pg.Pool;
    expect(await copy(100, 100, gone).left('ann')).toBe('spent');
    await copy(100, 100, gone).spend('ann', spending(1, 1));
  });

  it("forgets a person with their erasure, also as the guest that they were, and everybody's after a month", async () => {
    const spent = new SpentTokens(pool, clock);
    await pool.query("insert into subject_keys (user_id, wrapped_key, held_by) values ('guest', 'wrapped', 'ann')");
    const budget = copy(1_000, 1_000);
    for (const person of ['ann', 'guest', 'bob']) await budget.spend(person, spending(1, 1));
    await spent.erase('ann');
    await spent.erase('ann');
    expect([await exported('ann'), await exported('guest')]).toEqual([[], []]);
    expect(await exported('bob')).toHaveLength(1);
    expect(await spent.ofToday('ann')).toEqual({ byServer: 6, byPerson: 0 });
    day = '2026-04-01';
    expect(await spent.forgetOlderThan(31)).toBe(0);
    expect(await spent.forgetOlderThan(30)).toBe(2);
    expect(await exported('bob')).toEqual([]);
  });
});
