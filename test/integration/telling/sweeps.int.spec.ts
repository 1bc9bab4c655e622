import pg from 'pg';
import { ProjectedUntoldTurns } from '#backend/modules/session/queries/projected-untold-turns.js';
import { ProjectedOpenPayments } from '#backend/modules/wallet/queries/projected-open-payments.js';
import { type TimeSpan } from '#backend/shared/time-span.js';
import { type DataSource } from 'typeorm';
import { openReadModels } from '#backend/platform/read-models/open-read-models.js';
import { type OpenPayment } from '#backend/modules/wallet/wallet.port.js';
import { gameStoryEntity } from '#projections/game-stories/game-story.entity.js';
import { walletPaymentEntity } from '#projections/wallet-payments/wallet-payment.entity.js';
import { quietLog } from '../../support/quiet-log.js';
import { prepareReadModels } from '#backend/platform/projections/read-model-tables.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';

let database: TestDatabase;
let db: pg.Pool;
let readModels: DataSource;
beforeAll(async () => {
  database = await startTestDatabase();
  await prepareReadModels(database.url);
  db = new pg.Pool({ connectionString: database.url, max: 2 });
  readModels = await openReadModels({ databaseUrl: database.url, log: quietLog });
});
afterAll(async () => {
  await readModels.destroy();
  await db.end();
  await database.stop();
});

const at = (minute: number): string => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** What is newer is left alone, up to an hour later. */
const span = (minute: number): TimeSpan => ({ from: new Date(at(minute)), to: new Date('2026-03-01T11:00:00.000Z') });
const TOMORROW = '2026-03-02T10:00:00.000Z';

describe('what the sweeps look for', () => {
  it('is payments that are open or barred, the oldest first, page by page', async () => {
    const statuses = ['open', 'settled', 'abandoned', 'returned', 'open', 'open', 'open'];
    for (const [n, status] of statuses.entries()) {
      await db.query(
        'insert into wallet_payments (user_id, command_id, session_id, price, status, spent_at, position) values ($1, $2, $3, 1, $4, $5, $6)',
        [`u${n % 2}`, `c${n}`, 's', status, n < 6 ? at(6 - n) : at(40), n],
      );
    }
    const payments = new ProjectedOpenPayments(readModels.getRepository(walletPaymentEntity));
    const first = await payments.spentOutside(span(30), 3);
    expect(first.map(({ commandId }) => commandId)).toEqual(['c5', 'c4', 'c2']);
    expect(first[0]).toMatchObject({ userId: 'u1', commandId: 'c5', sessionId: 's', spentAt: at(1) });
    const second = await payments.spentOutside(span(30), 3, first.at(-1));
    expect(second.map(({ commandId }) => commandId)).toEqual(['c0']);
    expect(await payments.spentOutside(span(30), 3, second.at(-1))).toEqual([]);
  });

  it('is payments of a clock that was ahead, too', async () => {
    await db.query("update wallet_payments set spent_at = $1 where command_id = 'c6'", [TOMORROW]);
    const payments = new ProjectedOpenPayments(readModels.getRepository(walletPaymentEntity));
    const commands = async (limit: number, after?: OpenPayment) =>
      (await payments.spentOutside(span(30), limit, after)).map(({ commandId }) => commandId);
    expect(await commands(10)).toEqual(['c5', 'c4', 'c2', 'c0', 'c6']);
    const first = await payments.spentOutside(span(30), 4);
    expect(await commands(4, first.at(-1))).toEqual(['c6']);
  });

  it('parts payments of the same moment', async () => {
    await db.query('delete from wallet_payments');
    for (const n of [1, 2, 3]) {
      await db.query(
        `insert into wallet_payments (user_id, command_id, session_id, price, status, spent_at, position) values ('u', $1, 's', 1, 'open', $2, 1)`,
        [`c${n}`, at(1)],
      );
    }
    const payments = new ProjectedOpenPayments(readModels.getRepository(walletPaymentEntity));
    const first = await payments.spentOutside(span(2), 2);
    const second = await payments.spentOutside(span(2), 2, first.at(-1));
    expect([...first, ...second].map(({ commandId }) => commandId)).toEqual(['c1', 'c2', 'c3']);
  });

  it('is turns that are pending and old enough, the oldest first', async () => {
    const rows = [
      ['told', 1],
      ['pending', 3],
      ['pending', 2],
      ['pending', 9],
    ] as const;
    for (const [turn, [narration, minute]] of rows.entries()) {
      await db.query(
        `insert into game_stories (session_id, turn_number, id, character_id, user_id, narration, location, created_at, position) values ('s', $1, $2, 'c', 'u', $3, '{"q":0,"r":0}', $4, 1)`,
        [turn, `s.${turn}`, narration, at(minute)],
      );
    }
    const untold = new ProjectedUntoldTurns(readModels.getRepository(gameStoryEntity));
    expect(await untold.resolvedOutside(span(5), 10)).toEqual([
      { sessionId: 's', turn: 2 },
      { sessionId: 's', turn: 1 },
    ]);
    expect(await untold.resolvedOutside(span(5), 1)).toEqual([{ sessionId: 's', turn: 2 }]);
    await db.query('update game_stories set created_at = $1 where turn_number = 3', [TOMORROW]);
    expect((await untold.resolvedOutside(span(5), 10)).map(({ turn }) => turn)).toEqual([2, 1, 3]);
  });
});
