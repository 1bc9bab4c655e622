import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { GRANTED } from '../../support/game-under-fire.js';
import { Load } from '../../support/stack/load.js';
import { hasServers } from '../../support/stack/proxy.js';
import { Stack } from '../../support/stack/stack.js';
import { logUnderTest } from '../../support/stack/log-under-test.js';
import { faultCount, faultSeed } from '../../support/faults/fault-count.js';

/** Before a release: `--stack-kills 50`, with STACK_LOG=database, and with EVENTSTORE_URL. */
const KILLS = faultCount('stack-kills');
const SEED = faultSeed();
const PLAYERS = 4;
/** The log's stand-in shares a processor with the players. */
const THINK_MS = 100;
/** A start takes a second of a processor's time, and all share those there are. */
const START_MS = 30_000;
const ANSWER_MS = 180_000;
const LONGEST_LIFE_MS = 300;

let stack: Stack;
let load: Load;
beforeAll(async () => {
  if (!hasServers) return;
  const dotEnv = { GUEST_TOKENS: String(GRANTED), RATE_LIMIT: 'off', LOG_LEVEL: 'warn', DRAIN_SECONDS: '1' };
  stack = await Stack.open({ log: logUnderTest(), dotEnv });
}, 480_000);
afterAll(async () => {
  if (!hasServers) return;
  load.abandon();
  await stack.close();
}, 120_000);

/** All processes in a new order for each round, each killed after a while of its life. */
const plan = (names: readonly string[]): readonly (readonly [name: string, afterMs: number])[] => {
  const round = fc
    .shuffledSubarray([...names], { minLength: names.length })
    .chain((order) =>
      fc.tuple(...order.map((name) => fc.tuple(fc.constant(name), fc.integer({ min: 0, max: LONGEST_LIFE_MS })))),
    );
  const rounds = fc.array(round, { minLength: KILLS, maxLength: KILLS, size: 'max' });
  return fc.sample(rounds, { numRuns: 1, seed: SEED })[0]?.flat() ?? [];
};

(hasServers ? it : it.skip)(
  `each process killed ${KILLS} times under load: no turn lost or doubled, and all serve again (STACK_SEED=${SEED})`,
  () =>
    stack.explained(async () => {
      load = new Load(() => stack.url, PLAYERS, THINK_MS);
      const names = [...stack.processes.keys()];
      for (const [n, [name, afterMs]] of plan(names).entries()) {
        if (n % names.length === 0) await load.another(ANSWER_MS);
        await stack.process(name).awaitAlive();
        // The random moment is the subject of the test: it waits for no condition.
        await pause(afterMs);
        await stack.process(name).kill();
      }
      await stack.awaitHealthy();
      await load.another(ANSWER_MS);
      await load.end(ANSWER_MS);
      const { sagas, turns, longestWaitS } = await load.expectWhole(GRANTED);
      await stack.expectRebuildsEqual();
      expect(stack.ownEnds).toEqual([]);
      for (const name of names) expect(stack.process(name).starts).toBe(KILLS + 1);
      console.info(
        `${KILLS * names.length} kills: ${turns} turns of ${sagas} sagas answered, none missing or doubled; longest wait ${longestWaitS} s`,
      );
    }),
  300_000 + KILLS * 6 * START_MS,
);
