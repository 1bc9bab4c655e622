import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../support/eventually.js';
import { GRANTED } from '../../support/game-under-fire.js';
import { hasServers } from '../../support/stack/proxy.js';
import { type Server } from '../../support/stack/servers.js';
import { Stack } from '../../support/stack/stack.js';
import { ANSWER_MS, underLoad } from '../../support/stack/under-load.js';

const OUTAGE_MS = 10_000;
const TEST_MS = 600_000;
const CLOCK = path.join(import.meta.dirname, '../../support/clock-jumps.mjs');

let stack: Stack;
beforeAll(async () => {
  if (!hasServers) return;
  const dotEnv = { GUEST_TOKENS: String(GRANTED), RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  // The log is in the database, so that its disk is the log's.
  stack = await Stack.open({
    log: 'database',
    dotEnv,
    diskSize: '400m',
    beside: { NODE_OPTIONS: `--import=${CLOCK}` },
  });
}, 480_000);
afterAll(async () => {
  if (hasServers) await stack.close();
}, 120_000);

const servers: readonly (readonly [name: string, of: (stack: Stack) => Server])[] = [
  ['Postgres', ({ database }) => database],
  ['Redis', ({ redis }) => redis],
];

(hasServers ? describe : describe.skip)('the full set of processes, under load', () => {
  it.each(servers)(
    `outlasts %s being stopped for ${OUTAGE_MS / 1_000} s`,
    (_, of) =>
      underLoad(stack, async () => {
        await of(stack).down();
        // So long is what the test is about.
        await pause(OUTAGE_MS);
        await of(stack).up();
      }),
    TEST_MS,
  );

  it(
    'outlasts a full disk of the log',
    async () => {
      const { disk } = stack.database.postgres;
      if (disk === null) {
        console.warn('SKIPPED: this system lets us mount no disk (unshare --mount, as root)');
        return;
      }
      await underLoad(stack, async () => {
        await disk.fill();
        await eventually(async () => expect(await stack.process('api-1').isHealthy()).toBe(false), ANSWER_MS);
        await disk.free();
        // Where its log found no room for a new segment, Postgres has ended, and Compose starts it again.
        await stack.database.up();
      });
    },
    TEST_MS,
  );

  it(
    'outlasts clocks that jump a day ahead and back',
    () =>
      underLoad(stack, async (load) => {
        for (let jumps = 0; jumps < 2; jumps++) {
          for (const process of stack.processes.values()) process.signal('SIGUSR2');
          await load.another(ANSWER_MS);
          await load.another(ANSWER_MS);
        }
      }),
    TEST_MS,
  );

  it('has the same read models as a rebuild after all of it, without one process that ended', async () => {
    await stack.expectRebuildsEqual();
    for (const process of stack.processes.values()) expect([process.name, process.starts]).toEqual([process.name, 1]);
  }, 180_000);
});
