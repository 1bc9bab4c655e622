import * as fc from 'fast-check';
import { type SessionEvent } from '#contracts/session/events.js';
import { foldedRewindPlan } from '#test/support/folded-rewind-plan.js';
import { type GameInMemory, gameInMemory, startSagaIn } from '#test/support/game-in-memory.js';
import { lengthen } from '#test/support/lengthen.js';
import { circumstances } from '#test/support/log-under-test.js';
import { definitionOf } from '#test/support/player.js';
import { snapshotsInMemory } from '#test/support/snapshots-in-memory.js';

type Saga = Awaited<ReturnType<typeof startSagaIn>>;

const eventsOf = async ({ log }: GameInMemory, { sessionId }: Saga): Promise<readonly SessionEvent[]> =>
  (await log.readStream(`session-${sessionId}`, {
    direction: 'forwards',
    limit: 100_000,
  })) as unknown as readonly SessionEvent[];

/** Another way of telling a turn, as a later narrator would record it. */
const retell = async (game: GameInMemory, saga: Saga, turn: number): Promise<void> => {
  const told = (await eventsOf(game, saga)).find((event) => event.type === 'TurnNarrated' && event.data.turn === turn);
  if (told?.type !== 'TurnNarrated') return;
  const { narratedAt: retoldAt, ...data } = told.data;
  const wording = data.wording.map((words) => ({ ...words, description: `${words.description} Again.` }));
  const { revision } = await game.services.states.load(SESSION, saga.sessionId);
  await game.log.append(
    `session-${saga.sessionId}`,
    revision,
    [{ type: 'TurnRetold', version: 2, data: { ...data, wording, edition: 1, retoldAt } }],
    circumstances(),
  );
};
const SESSION = { noun: 'session', version: 0, initial: null, evolve: () => null } as const;

const act = async (game: GameInMemory, saga: Saga, key: string): Promise<void> => {
  const { status } = await game.sessions.started(saga.sessionId);
  if (status === 'InPlay') await saga.act(key);
};

/** Rewinds, and compares what is recorded with the fold of everything before it. */
const rewindAndCompare = async (game: GameInMemory, saga: Saga, toTurn: number, key: string): Promise<void> => {
  const expected = foldedRewindPlan(await eventsOf(game, saga), toTurn);
  const { status } = await game.sessions.started(saga.sessionId);
  if (status === 'Ended') return;
  // Another process each time: it holds nothing in memory.
  const rewound = game.process().rewind('ann', saga.sessionId, toTurn, key);
  if (expected === null) {
    await expect(rewound).rejects.toMatchObject({ code: 'TURN_NOT_FOUND' });
    return;
  }
  const answer = await rewound;
  const last = (await eventsOf(game, saga)).at(-1);
  if (last?.type !== 'SessionRewound') throw new Error(`the last event is ${last?.type}`);
  const { withdrawn, restored, wording, saga: spine } = last.data;
  expect(JSON.stringify({ withdrawn, wording, saga: spine, restored })).toBe(JSON.stringify(expected));
  expect(await game.process().rewind('ann', saga.sessionId, toTurn, key)).toEqual(answer);
};

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('act' as const), of: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rewind' as const), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retell' as const), of: fc.nat() }) },
);

describe('a rewind that reads from the keyframe before its target', () => {
  it.each(['inline', 'job'] as const)('records what the fold of the whole history gives: narration %s', (narration) =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, losesKeyframes) => {
        const snapshots = losesKeyframes ? { snapshots: { ...snapshotsInMemory(), writeKeyframe: lost } } : {};
        const game = gameInMemory({ tokens: 100, narration, keyframesEvery: 3, ...snapshots });
        const saga = await startSagaIn(game);
        for (const [n, { kind, of }] of steps.entries()) {
          const { turn } = await game.sessions.started(saga.sessionId);
          if (kind === 'act') await act(game, saga, `k${n}`);
          else if (kind === 'retell') await retell(game, saga, of % (turn + 1));
          else await rewindAndCompare(game, saga, of % (turn + 2), `k${n}`);
        }
      }),
      { numRuns: 25 },
    ),
  );
});
const lost = (): Promise<void> => Promise.resolve();

/** The events that were read from the log meanwhile. */
const readBy = async (game: GameInMemory, run: () => Promise<unknown>): Promise<number> => {
  const read = jest.spyOn(game.store, 'readStream');
  await run();
  const pages = await Promise.all(read.mock.results.map(({ value }) => value as Promise<readonly unknown[]>));
  read.mockRestore();
  return pages.reduce((sum, { length }) => sum + length, 0);
};
const TURNS = 400;
/** One page, which is more than the events of 20 turns. */
const A_PAGE = 200;
/** A saga with a past that was written by a version without keyframes. */
const longSaga = async (snapshots = snapshotsInMemory()) => {
  const game = gameInMemory({ keyframesEvery: 20, snapshots });
  const saga = await startSagaIn(game);
  await lengthen(
    { events: { log: game.log, repositories: game.services }, clock: game.waiting.clock },
    saga.sessionId,
    TURNS,
  );
  return { game, saga, snapshots, session: await game.sessions.started(saga.sessionId) };
};

describe('the cost of a rewind', () => {
  it('is paid once where the keyframes are missing: the first reading fills them in', async () => {
    const { game, session, snapshots } = await longSaga();
    const afterLast = () => game.history.after(session, TURNS);
    expect(await readBy(game, afterLast)).toBeGreaterThan(2 * TURNS);
    expect(snapshots.keyframes()).toBe(TURNS / 20);
    expect(await readBy(game, afterLast)).toBeLessThanOrEqual(A_PAGE);
  });

  it('is bounded by the turns between two keyframes, near and far', async () => {
    const { game, saga, session } = await longSaga();
    await game.history.after(session, TURNS);
    for (const toTurn of [TURNS - 1, TURNS / 2, 25]) {
      const events = await readBy(game, () => game.rewind('ann', saga.sessionId, toTurn, `to ${toTurn}`));
      expect(events).toBeGreaterThan(0);
      expect(events).toBeLessThanOrEqual(A_PAGE);
    }
  });

  it('is bounded also for a repeated one', async () => {
    const { game, saga, session } = await longSaga();
    await game.history.after(session, TURNS);
    const again = () => game.rewind('ann', saga.sessionId, TURNS - 7, 'back');
    const first = await again();
    expect(await readBy(game, async () => expect(await again()).toEqual(first))).toBeLessThanOrEqual(2 * A_PAGE);
  });

  it('is nothing where it is refused', async () => {
    const { game, saga } = await longSaga();
    const refused = (toTurn: number, code: string) =>
      expect(game.rewind('ann', saga.sessionId, toTurn, `to ${toTurn}`)).rejects.toMatchObject({ code });
    expect(await readBy(game, () => refused(TURNS, 'TURN_NOT_FOUND'))).toBe(0);
    const hardcore = await startSagaIn(game, 'bob', definitionOf('hardcore'));
    const barred = () =>
      expect(game.rewind('bob', hardcore.sessionId, 0, 'x')).rejects.toMatchObject({ code: 'REWIND_NOT_ALLOWED' });
    expect(await readBy(game, barred)).toBe(0);
  });
});

it('turns leave a keyframe where one is due', async () => {
  const snapshots = snapshotsInMemory();
  const game = gameInMemory({ tokens: 9, keyframesEvery: 2, snapshots });
  const saga = await startSagaIn(game);
  for (let n = 0; n < 4; n++) await act(game, saga, `k${n}`);
  const { turn } = await game.sessions.started(saga.sessionId);
  await game.idle();
  expect(turn).toBeGreaterThan(1);
  expect(snapshots.keyframes()).toBe(turn >> 1);
});

it('the outcome of a payment that bought nothing yet is sought among the newest turns only', async () => {
  const { game, saga } = await longSaga();
  const sought = async () =>
    expect(await game.history.outcomeOfKnown({ sessionId: saga.sessionId, commandId: 'running' })).toBeNull();
  expect(await readBy(game, sought)).toBeLessThanOrEqual(3 * A_PAGE);
  expect(TURNS * 2).toBeGreaterThan(3 * A_PAGE);
});
