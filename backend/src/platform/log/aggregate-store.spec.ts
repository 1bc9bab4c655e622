import { circumstances, logUnderTest } from '#test/support/log-under-test.js';
import { bookmark, bookmarks, grant, purse, spend } from '#test/support/purse.js';
import { AggregateStore } from './aggregate-store.js';
import { AppendRefusedError, ConcurrencyError, LogUnavailableError, OutcomeUnknownError } from './log-errors.js';
import { SnapshotTaker } from './snapshot-taker.js';
import { type Snapshot, type Snapshots } from './snapshots.js';
import { StateLoader } from './state-loader.js';

const setUp = ({ every = 100 }: { every?: number } = {}) => {
  const under = logUnderTest();
  const { log, keys, waiting } = under;
  const kept = new Map<string, Snapshot<unknown> & { readonly version: number }>();
  const errors: unknown[] = [];
  const snapshots: Snapshots = {
    read: (fold, stream) => {
      const snapshot = kept.get(stream);
      return Promise.resolve(
        snapshot?.version === fold.version ? { ...snapshot, state: snapshot.state as never } : null,
      );
    },
    write: (fold, stream, _, snapshot) =>
      Promise.resolve(void kept.set(stream, { ...snapshot, version: fold.version })),
  };
  /** A process of its own: nothing held in memory. */
  const process = () => {
    const taker = new SnapshotTaker(snapshots, { every, onError: (error) => void errors.push(error) });
    return {
      taker,
      aggregates: new AggregateStore({ log, states: new StateLoader({ log, keys, snapshots: taker }), waiting }),
    };
  };
  const { aggregates, taker } = process();
  const as = (commandId: string) => circumstances('ann', commandId);
  return { ...under, aggregates, taker, process, kept, snapshots, errors, as };
};
type SetUp = ReturnType<typeof setUp>;
const give = ({ aggregates, as }: SetUp, amount: number, by = aggregates) =>
  by.decide(purse, 'ann', grant(amount), as('grant'));
const pay = ({ aggregates, as }: SetUp, command: string, by = aggregates, assumeFresh = false) =>
  by.decide(purse, 'ann', spend(command), as(command), { assumeFresh });

describe('a command', () => {
  it('is decided on the folded stream, and answered with what came of it', async () => {
    const its = setUp();
    expect(await its.aggregates.load(purse, 'ann')).toMatchObject({
      state: purse.initial,
      revision: 'none',
      position: null,
    });
    expect(await give(its, 2)).toMatchObject({ accepted: true, state: { tokens: 2 }, revision: 0n, position: 1n });
    expect(await pay(its, 'one')).toMatchObject({
      accepted: true,
      events: [{ type: 'TokenSpent', data: { balanceAfter: 1 } }],
      state: { tokens: 1, commands: ['one'] },
      revision: 1n,
      position: 2n,
    });
    expect(await its.process().aggregates.load(purse, 'ann')).toMatchObject({
      state: { tokens: 1 },
      revision: 1n,
      position: 2n,
    });
  });

  it('that is refused, or is a repetition, writes nothing', async () => {
    const its = setUp();
    expect(await pay(its, 'one')).toEqual({
      accepted: false,
      rejection: { code: 'NO_TOKENS' },
      state: purse.initial,
      revision: 'none',
      position: null,
    });
    await give(its, 1);
    await pay(its, 'one');
    expect(await pay(its, 'one')).toMatchObject({ accepted: true, events: [], revision: 1n, position: 2n });
    expect(its.memory.recorded).toHaveLength(2);
  });

  it('may take its circumstances from the state', async () => {
    const its = setUp();
    await its.aggregates.decide(bookmarks, 's', bookmark('one', 'bo'), circumstances('bo'));
    await its.aggregates.decide(bookmarks, 's', bookmark('two', 'bo'), ({ owner }) => circumstances(owner));
    expect(
      its.memory.recorded.map(({ metadata }) => (JSON.parse(metadata) as { subjectId: string }).subjectId),
    ).toEqual(['bo', 'bo']);
  });
});

describe('others who write to the stream', () => {
  it('are read before each decision', async () => {
    const its = setUp();
    await give(its, 1);
    await pay(its, 'theirs', its.process().aggregates);
    expect(await pay(its, 'ours')).toMatchObject({ accepted: false, rejection: { code: 'NO_TOKENS' }, revision: 1n });
  });

  it('make the decision be taken again', async () => {
    const its = setUp();
    await give(its, 2);
    its.store.faults.push(() => pay(its, 'theirs', its.process().aggregates));
    expect(await pay(its, 'ours')).toMatchObject({
      accepted: true,
      state: { tokens: 0, commands: ['theirs', 'ours'] },
      revision: 2n,
    });
    expect(its.time.waits).toEqual([]);
  });

  it('are given up on after eight attempts', async () => {
    const its = setUp();
    await give(its, 99);
    const others = its.process().aggregates;
    for (let n = 0; n < 8; n++) its.store.faults.push(() => pay(its, `theirs-${n}`, others), 'none');
    await expect(pay(its, 'ours')).rejects.toThrow(new ConcurrencyError('wallet-ann', 8));
    expect(its.time.waits).toHaveLength(6);
    expect(await pay(its, 'ours')).toMatchObject({ accepted: true, state: { tokens: 90 } });
  });

  it('do not hinder commands of the same process, which take turns', async () => {
    const its = setUp();
    await give(its, 5);
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => pay(its, `click-${n}`)));
    expect(all.map(({ accepted }) => accepted)).toEqual([true, true, true, true, true, false, false, false]);
    expect(its.store.appends).toHaveLength(6);
  });
});

describe('deciding on the state in memory', () => {
  it('reads nothing', async () => {
    const its = setUp();
    await give(its, 2);
    const { reads } = its.store;
    expect(await pay(its, 'one', its.aggregates, true)).toMatchObject({ accepted: true, state: { tokens: 1 } });
    expect(its.store.reads).toBe(reads);
  });

  it('loads what is not in memory', async () => {
    const its = setUp();
    await give(its, 2);
    expect(await pay(its, 'one', its.process().aggregates, true)).toMatchObject({
      accepted: true,
      state: { tokens: 1 },
    });
    expect(its.store.appends).toHaveLength(2);
  });

  it('conflicts when the state was old, and decides again', async () => {
    const its = setUp();
    await give(its, 2);
    await pay(its, 'theirs', its.process().aggregates);
    expect(await pay(its, 'ours', its.aggregates, true)).toMatchObject({
      accepted: true,
      state: { tokens: 0 },
      revision: 2n,
    });
  });

  it('does not refuse because the state was old', async () => {
    const its = setUp();
    await give(its, 1);
    await pay(its, 'one');
    await give(its, 3, its.process().aggregates);
    expect(await pay(its, 'two', its.aggregates, true)).toMatchObject({ accepted: true, state: { tokens: 2 } });
  });

  it('refuses after one look at the log', async () => {
    const its = setUp();
    await give(its, 1);
    await pay(its, 'one');
    const { reads } = its.store;
    expect(await pay(its, 'two', its.aggregates, true)).toMatchObject({ accepted: false });
    expect(await pay(its, 'one', its.aggregates, true)).toMatchObject({ accepted: true, events: [] });
    expect(its.store.reads).toBe(reads + 2);
  });
});

describe('a log that fails', () => {
  it('is told apart by errors', async () => {
    const its = setUp();
    its.store.faults.push('unavailable');
    await expect(give(its, 1)).rejects.toThrow(LogUnavailableError);
    its.store.faults.push('lost-answer', ...Array.from({ length: 4 }, () => 'lost-request' as const));
    await expect(give(its, 1)).rejects.toThrow(OutcomeUnknownError);
    its.store.isUnreadable = true;
    await expect(give(its, 1)).rejects.toThrow(LogUnavailableError);
    its.store.isUnreadable = false;
    const tooMuch = its.aggregates.decide(bookmarks, 's', bookmark('x'.repeat(1_100_000)), its.as('c'));
    await expect(tooMuch).rejects.toThrow(AppendRefusedError);
  });

  it('does not make a command count twice', async () => {
    const its = setUp();
    await give(its, 3);
    its.store.faults.push('lost-answer', ...Array.from({ length: 4 }, () => 'lost-request' as const));
    await expect(pay(its, 'one')).rejects.toThrow(OutcomeUnknownError);
    expect(await pay(its, 'one', its.aggregates, true)).toMatchObject({
      accepted: true,
      events: [],
      state: { tokens: 2 },
    });
    expect(its.memory.recorded).toHaveLength(2);
  });
});

describe('snapshots', () => {
  const afterTen = async () => {
    const its = setUp({ every: 4 });
    for (let n = 0; n < 10; n++) await give(its, 1);
    await its.taker.idle();
    return its;
  };

  it('are taken as the stream grows, and spare the reading of what lies before', async () => {
    const its = await afterTen();
    expect(its.kept.get('wallet-ann')).toMatchObject({ revision: 7n, position: 8n, state: { tokens: 8 } });
    const read = jest.spyOn(its.store, 'readStream');
    expect(await its.process().aggregates.load(purse, 'ann')).toMatchObject({
      state: { tokens: 10 },
      revision: 9n,
      position: 10n,
    });
    expect(read.mock.calls.map(([, { from }]) => from)).toEqual([8n]);
  });

  it('of another version of the fold are passed over, and taken anew', async () => {
    const its = await afterTen();
    const doubled = {
      ...purse,
      version: 2,
      evolve: (state: typeof purse.initial) => ({ ...state, tokens: state.tokens + 2 }),
    };
    const { aggregates, taker } = its.process();
    expect(await aggregates.load(doubled, 'ann')).toMatchObject({ state: { tokens: 20 } });
    await taker.idle();
    expect(its.kept.get('wallet-ann')).toMatchObject({ version: 2, revision: 9n, state: { tokens: 20 } });
  });

  it('that can not be read or written cost no more than time', async () => {
    const its = await afterTen();
    jest.spyOn(its.snapshots, 'read').mockRejectedValue(new Error('torn page'));
    jest.spyOn(its.snapshots, 'write').mockRejectedValue(new Error('disk full'));
    const { aggregates, taker } = its.process();
    expect(await give(its, 1, aggregates)).toMatchObject({ state: { tokens: 11 } });
    await taker.idle();
    expect(its.errors.map(String)).toEqual(['Error: torn page', 'Error: disk full']);
  });

  it('of a log that was restored to an earlier day are left behind', async () => {
    const its = await afterTen();
    its.kept.set(
      'wallet-bo',
      its.kept.get('wallet-ann') ?? { state: purse.initial, revision: 7n, position: 7n, version: 1 },
    );
    expect(await its.aggregates.decide(purse, 'bo', grant(1), its.as('grant'))).toMatchObject({
      state: { tokens: 1 },
      revision: 0n,
    });
  });
});

describe('an erased person', () => {
  it('is forgotten by states in memory, also when another process erased them', async () => {
    const its = setUp();
    await its.aggregates.decide(bookmarks, 's', bookmark('Ragnhild'), its.as('c'));
    expect(await its.aggregates.load(bookmarks, 's')).toMatchObject({ state: { names: ['Ragnhild'] } });
    await its.keysOfAnother().destroy('ann');
    its.keys.forget('ann');
    expect(await its.aggregates.load(bookmarks, 's')).toMatchObject({ state: { names: [''] }, revision: 0n });
  });

  it('is forgotten by the fast path', async () => {
    const its = setUp();
    await its.aggregates.decide(bookmarks, 's', bookmark('Ragnhild'), its.as('c'));
    await its.keys.destroy('ann');
    const decided = await its.aggregates.decide(bookmarks, 's', bookmark('x'), its.as('d'), { assumeFresh: true });
    expect(decided.state.names).toEqual(['', '']);
    const { reads } = its.store;
    await its.aggregates.load(bookmarks, 's');
    expect(its.store.reads).toBe(reads + 1);
  });
});
