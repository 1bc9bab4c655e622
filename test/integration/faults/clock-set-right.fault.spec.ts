import path from 'node:path';
import pg from 'pg';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { startGame } from '../../support/running-game.js';

const AHEAD = { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../../support/clock-ahead.mjs')}` };
/** A limit of three turns a minute, instead of 60. */
const LIMITED = { RATE_LIMIT: '0.05', NARRATION: 'job' };
/** The longest interval of the repeated work that is tested, and how often the queue corrects its times. */
const SOON_MS = 15_000;

let database: TestDatabase;
let db: pg.Pool;
let game: App | null = null;
beforeEach(async () => {
  database = await startTestDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 1 });
  db.on('error', () => undefined);
});
afterEach(async () => {
  await game?.stop();
  await db.end();
  await database.stop();
});

/** Work of every few seconds; what comes once an hour can't be waited for. */
const OFTEN = `from bullmq.scheduler where every_ms <= ${SOON_MS} order by queue`;
/** By queue, how far off the next run of its repeated work is. */
const nextRuns = async (): Promise<readonly number[]> => {
  const { rows } = await db.query<{ next: string }>(`select next_run_ms as next ${OFTEN}`);
  return rows.map(({ next }) => Number(next) - Date.now());
};
const runs = async (): Promise<readonly number[]> => {
  const { rows } = await db.query<{ n: number }>(`select iteration_count as n ${OFTEN}`);
  return rows.map(({ n }) => n);
};
const play = async (player: Player, key: string): Promise<number> =>
  (await player.act(key, Player.next((await player.choices()).body, 0))).status;

it('a game whose clock was a day ahead goes on when it is set right', async () => {
  const start = async (env: Record<string, string> = {}): Promise<App> =>
    (game = await startGame({ databaseUrl: database.url, env: { ...LIMITED, ...env } }));
  const ahead = await start(AHEAD);
  const player = await Player.begun(ahead.url, 'forgiving');
  for (const key of ['one', 'two', 'three']) expect(await play(player, key)).toBe(200);
  expect(await play(player, 'four')).toBe(429);
  expect((await nextRuns()).every((ms) => ms > SOON_MS)).toBe(true);
  await ahead.kill();

  const right = await start();
  player.url = right.url;
  expect(await play(player, 'four')).toBe(200);
  await eventually(async () => expect((await nextRuns()).every((ms) => ms <= SOON_MS)).toBe(true), 3 * SOON_MS);
  const before = await runs();
  await eventually(async () => expect((await runs()).every((n, at) => n > (before[at] ?? 0))).toBe(true), 3 * SOON_MS);
  await eventually(async () => {
    const { body } = await player.stories();
    expect(body.map(({ narration }) => narration)).not.toContain('pending');
  }, 3 * SOON_MS);
}, 180_000);
