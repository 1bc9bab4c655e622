import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../support/eventually.js';
import { GRANTED } from '../../support/game-under-fire.js';
import { hasServers } from '../../support/stack/proxy.js';
import { Stack } from '../../support/stack/stack.js';
import { ANSWER_MS, underLoad } from '../../support/stack/under-load.js';

const TEST_MS = 600_000;

let stack: Stack;
beforeAll(async () => {
  if (!hasServers) return;
  const dotEnv = { GUEST_TOKENS: String(GRANTED), RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  stack = await Stack.open({ log: 'event store', dotEnv, logDiskSize: '600m' });
}, 480_000);
afterAll(async () => {
  if (hasServers) await stack.close();
}, 120_000);

const SERVERS = {
  Postgres: () => stack.database,
  Redis: () => stack.redis,
  'the event store': () => stack.log,
};
type Outage = readonly [server: keyof typeof SERVERS, seconds: number];
const OUTAGES: readonly Outage[] = [
  ['Postgres', 10],
  ['Redis', 10],
  ['the event store', 10],
];
/** Shorter and longer than a call may take. */
const STANDSTILLS_S = [10, 25];
/** Long enough for the server to be started more than once on a disk that is still full. */
const STILL_FULL_MS = 15_000;

(hasServers ? describe : describe.skip)('the full set of processes with the log in an event store, under load', () => {
  it.each(OUTAGES)(
    'outlasts %s being stopped for %i s',
    (name, seconds) =>
      underLoad(stack, async () => {
        const server = SERVERS[name]();
        await server.down();
        // The length of the outage is the subject of the test.
        await pause(seconds * 1_000);
        await server.up();
      }),
    TEST_MS,
  );

  it.each(STANDSTILLS_S)(
    'outlasts the event store standing still for %i s',
    (seconds) =>
      underLoad(stack, async () => {
        stack.log.freeze();
        await pause(seconds * 1_000);
        stack.log.thaw();
      }),
    TEST_MS,
  );

  it(
    'outlasts a full disk of the event store, which ends of it and is started again',
    async () => {
      const { disk } = stack.log;
      if (disk === null) {
        console.warn('SKIPPED: needs an EventStoreDB of its own on a disk of its own (EVENTSTORE_COMMAND, as root)');
        return;
      }
      await underLoad(stack, async () => {
        await disk.fill();
        await eventually(async () => expect(await stack.process('api-1').isHealthy()).toBe(false), ANSWER_MS);
        await pause(STILL_FULL_MS);
        await disk.free();
      });
    },
    TEST_MS,
  );

  it('has the same read models as a rebuild after all of it', () => stack.expectRebuildsEqual(), 180_000);
});
