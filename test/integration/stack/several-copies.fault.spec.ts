import { randomUUID } from 'node:crypto';
import { LOCKOUT_LIMITS } from '#backend/platform/rate-limits/lockout.port.js';
import { RATE_LIMITS } from '#backend/platform/rate-limits/rate-limits.port.js';
import { AccountHolder, newName, PASSWORD } from '../../support/account-holder.js';
import { eventually } from '../../support/eventually.js';
import { FaithfulReader } from '../../support/faithful-reader.js';
import { GRANTED } from '../../support/game-under-fire.js';
import { Player } from '../../support/player.js';
import { Load } from '../../support/stack/load.js';
import { logUnderTest } from '../../support/stack/log-under-test.js';
import { sumOf } from '../../support/stack/operators.js';
import { hasServers } from '../../support/stack/proxy.js';
import { Stack } from '../../support/stack/stack.js';

/** One saga, with both copies and both workers at work. */
const TURNS = 12;
const PLAYERS = 4;
const ANSWER_MS = 120_000;
/** Three turns a second: below a person's limit, which FACTOR raises. */
const THINK_MS = 330;
const FACTOR = 4;

let stack: Stack;
let load: Load | undefined;
beforeAll(async () => {
  if (!hasServers) return;
  const dotEnv = {
    GUEST_TOKENS: String(GRANTED),
    NARRATION: 'job',
    RATE_LIMIT: String(FACTOR),
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '3',
  };
  stack = await Stack.open({ log: logUnderTest(), dotEnv });
}, 480_000);
afterAll(async () => {
  load?.abandon();
  if (hasServers) expect(await stack.close()).toEqual([0, 0, 0, 0, 0, 0]);
}, 120_000);

/** The same person at another address of the game. */
const at = (url: string, player: Player): Player => {
  const { token, userId, sessionId, characterId } = player;
  return Object.assign(new Player(url), { token, userId, sessionId, characterId });
};
const copy = (n: number): string => stack.copies[n % 2] ?? '';
/** Sagas' own openings and turns, told by workers. */
const narrated = async (): Promise<number> =>
  (await Promise.all(['worker-1', 'worker-2'].map((name) => stack.metricsOf(name)))).reduce(
    (sum, metrics) => sum + sumOf(metrics, 'narrations_total'),
    0,
  );
const told = (player: Player): Promise<void> =>
  eventually(async () => expect((await player.choices()).body.narration).toBe('told'), ANSWER_MS);

(hasServers ? describe : describe.skip)('two copies of everything, behind a proxy', () => {
  it('play one saga: each turn is shown at the other copy, told once, and followed from copy to copy', async () => {
    const before = await narrated();
    const player = await Player.begun(stack.url, 'forgiving');
    await told(player);
    let listensAt = 0;
    const reader = new FaithfulReader(() => copy(listensAt), player);
    await reader.begin();
    let turns = 0;
    for (let over = false; turns < TURNS && !over; turns++) {
      const [here, there] = [at(copy(turns), player), at(copy(turns + 1), player)];
      const { body: view } = await here.choices();
      const { status, body } = await here.act(`turn-${turns}`, Player.next(view, turns));
      expect(status).toBe(200);
      const { body: seen } = await there.choices();
      expect(seen.turn).toBe(turns + 1);
      expect((await there.stories()).body.at(-1)).toMatchObject({ id: body.story.id, turnNumber: turns + 1 });
      await told(there);
      over = seen.gameOver;
      // The connection breaks, and the browser comes back at the other copy.
      listensAt += 1;
      reader.breakOff();
    }
    const { body: stories } = await player.stories();
    for (const { turnNumber, storyContent } of stories.filter(({ turnNumber: n }) => n > 0)) {
      await eventually(() => expect(reader.storyOf(turnNumber)).toBe(storyContent), ANSWER_MS);
      expect(storyContent.startsWith(reader.sentencesOf(turnNumber).join(''))).toBe(true);
    }
    expect(reader.opened).toBeGreaterThan(turns / 2);
    await reader.close();
    // The opening is told, too.
    expect((await narrated()) - before).toBe(turns + 1);
    await eventually(async () => expect(await player.tokens()).toBe(GRANTED - turns));
  }, 300_000);

  it('send a mail once', async () => {
    const email = `${newName().toLowerCase()}@example.com`;
    await AccountHolder.registered(stack.url, { email });
    await eventually(() => expect(stack.mail.mailsTo(email)).toHaveLength(1), ANSWER_MS);
    expect(stack.mail.mailsTo(email)[0]?.text).toContain('http://localhost:3000/');
  }, 150_000);

  it('count limits and failed sign-ins together', async () => {
    const from = async (n: number, path: string, body: object, address: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      return (await fetch(copy(n) + path, { method: 'POST', body: JSON.stringify(body), headers })).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < FACTOR * RATE_LIMITS['forgot-password'].points + 2; n++)
      statuses.push(
        await from(n, '/api/auth/forgot-password', { email: `${randomUUID()}@example.com` }, '203.0.113.7'),
      );
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(statuses.slice(0, -2)).not.toContain(429);

    const { username } = await AccountHolder.registered(stack.url);
    const signIn = (n: number, password: string) => from(n, '/api/auth/login', { username, password }, '203.0.113.8');
    for (let n = 0; n < FACTOR * LOCKOUT_LIMITS.pair.points; n++) expect(await signIn(n, 'Wrong-Sail-41')).toBe(401);
    for (const n of [0, 1]) expect(await signIn(n, PASSWORD)).toBe(429);
  }, 120_000);

  it('keep metrics from players, and believe no address that a visitor claims', async () => {
    expect((await fetch(`${stack.url}/metrics`)).status).toBe(404);
    // Of parts that start after the server of the metrics.
    for (const [name, metric] of [
      ['api-1', 'http_request_duration_seconds_count'],
      ['worker-1', 'jobs_dead_letters'],
    ] as const)
      expect((await stack.metricsOf(name)).includes(`\n${metric}{`)).toBe(true);
    const body = JSON.stringify({ email: 'nobody@example.com' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
    // That address has used up its limit; the visitor's own has not.
    expect((await fetch(`${stack.url}/api/auth/forgot-password`, { method: 'POST', body, headers })).status).not.toBe(
      429,
    );
  }, 60_000);

  it.each(['projector-1', 'projector-2'])(
    'read on when %s dies and stays away',
    async (name) => {
      const player = await Player.begun(stack.url, 'forgiving');
      await told(player);
      await stack.process(name).stop('SIGKILL');
      const { status } = await player.act('turn', Player.next((await player.choices()).body, 1));
      expect(status).toBe(200);
      await eventually(
        async () => expect((await player.choices()).body).toMatchObject({ turn: 1, narration: 'told' }),
        ANSWER_MS,
      );
      stack.process(name).start();
      await stack.process(name).awaitHealthy();
    },
    240_000,
  );

  it(
    'are replaced one after the other under load, and no turn is lost',
    () =>
      stack.explained(async () => {
        const running = (load = new Load(() => stack.url, PLAYERS, THINK_MS));
        for (const process of stack.processes.values()) {
          await running.another(ANSWER_MS);
          expect(await process.restart()).toBe(0);
          await process.awaitHealthy();
        }
        await running.another(ANSWER_MS);
        await running.end(ANSWER_MS);
        const { turns, longestWaitS } = await running.expectWhole(GRANTED);
        await stack.expectRebuildsEqual();
        console.info(
          `a rolling restart: ${turns} turns answered, none missing or doubled; longest wait ${longestWaitS} s`,
        );
      }),
    600_000,
  );
});
