import { repositoriesOver } from '#test/support/log-under-test.js';
import { pursesUnderTest, give, pay } from '#test/support/purses-under-test.js';
import { commandOf, grant, purse, pursesIn, spend } from '#test/support/purse.js';
import { ConcurrencyError } from './log-errors.js';
import { readMetadata } from './recorded-metadata.js';

describe('a command', () => {
  it('is decided on the folded stream, and returns the new state and events', async () => {
    const its = pursesUnderTest();
    expect(await its.purses.load('ann')).toMatchObject({
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
    expect(await its.process().purses.load('ann')).toMatchObject({
      state: { tokens: 1 },
      revision: 1n,
      position: 2n,
    });
  });

  it('writes nothing where it is refused or repeated', async () => {
    const its = pursesUnderTest();
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
});

describe('others who write to the stream', () => {
  it('are read before each decision', async () => {
    const its = pursesUnderTest();
    await give(its, 1);
    await pay(its, 'theirs', its.process().purses);
    expect(await pay(its, 'ours')).toMatchObject({ accepted: false, rejection: { code: 'NO_TOKENS' }, revision: 1n });
  });

  it('cause a new decision', async () => {
    const its = pursesUnderTest();
    await give(its, 2);
    its.store.faults.push(() => pay(its, 'theirs', its.process().purses));
    expect(await pay(its, 'ours')).toMatchObject({
      accepted: true,
      state: { tokens: 0, commands: ['theirs', 'ours'] },
      revision: 2n,
    });
    expect(its.time.waits).toEqual([]);
  });

  it('end the command after eight attempts', async () => {
    const its = pursesUnderTest();
    await give(its, 99);
    const others = its.process().purses;
    for (let n = 0; n < 8; n++) its.store.faults.push(() => pay(its, `theirs-${n}`, others), 'none');
    await expect(pay(its, 'ours')).rejects.toThrow(new ConcurrencyError('wallet-ann', 8));
    expect(its.time.waits).toHaveLength(6);
    expect(await pay(its, 'ours')).toMatchObject({ accepted: true, state: { tokens: 90 } });
  });

  it('do not occur among commands of one process, which take turns', async () => {
    const its = pursesUnderTest();
    await give(its, 5);
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => pay(its, `click-${n}`)));
    expect(all.map(({ accepted }) => accepted)).toEqual([true, true, true, true, true, false, false, false]);
    expect(its.store.appends).toHaveLength(6);
  });
});

describe('deciding on the state in memory', () => {
  it('reads nothing', async () => {
    const its = pursesUnderTest();
    await give(its, 2);
    const { reads } = its.store;
    expect(await pay(its, 'one', its.purses, true)).toMatchObject({ accepted: true, state: { tokens: 1 } });
    expect(its.store.reads).toBe(reads);
  });

  it('loads what is not in memory', async () => {
    const its = pursesUnderTest();
    await give(its, 2);
    expect(await pay(its, 'one', its.process().purses, true)).toMatchObject({
      accepted: true,
      state: { tokens: 1 },
    });
    expect(its.store.appends).toHaveLength(2);
  });

  it('conflicts when the state was old, and decides again', async () => {
    const its = pursesUnderTest();
    await give(its, 2);
    await pay(its, 'theirs', its.process().purses);
    expect(await pay(its, 'ours', its.purses, true)).toMatchObject({
      accepted: true,
      state: { tokens: 0 },
      revision: 2n,
    });
  });

  it('does not refuse because the state was old', async () => {
    const its = pursesUnderTest();
    await give(its, 1);
    await pay(its, 'one');
    await give(its, 3, its.process().purses);
    expect(await pay(its, 'two', its.purses, true)).toMatchObject({ accepted: true, state: { tokens: 2 } });
  });

  it('refuses after one read of the log', async () => {
    const its = pursesUnderTest();
    await give(its, 1);
    await pay(its, 'one');
    const { reads } = its.store;
    expect(await pay(its, 'two', its.purses, true)).toMatchObject({ accepted: false });
    expect(await pay(its, 'one', its.purses, true)).toMatchObject({ accepted: true, events: [] });
    expect(its.store.reads).toBe(reads + 2);
  });
});

describe('a handler', () => {
  it("throws a refusal as an error with its area's message", async () => {
    const { purses } = pursesUnderTest();
    await expect(purses.decide('ann', spend('one'), commandOf('ann', 'one'))).rejects.toMatchObject({
      name: 'RejectedError',
      status: 402,
      code: 'NO_TOKENS',
      message: 'You have no tokens.',
    });
  });

  it('waits for the read models on request, also after a repetition', async () => {
    const its = pursesUnderTest();
    const shown: bigint[] = [];
    const progress = { waitFor: (position: bigint) => Promise.resolve(shown.push(position) > 0) };
    const purses = pursesIn(repositoriesOver(its, { progress }));
    const waiting = { awaitReadModels: true };
    await purses.decide('ann', grant(1), { ...commandOf('ann', 'grant') });
    expect(shown).toEqual([]);
    for (const command of ['one', 'one'])
      await purses.decide('ann', spend(command), { ...commandOf('ann', command), ...waiting });
    expect(shown).toEqual([2n, 2n]);
    await purses.tryDecide('ann', spend('two'), { ...commandOf('ann', 'two'), ...waiting });
    expect(shown).toHaveLength(2);
  });

  it('records its context in the metadata of each event', async () => {
    const { purses, memory } = pursesUnderTest();
    const { context, commandId } = commandOf('ann', 'grant');
    await purses.decide('ann', grant(1), { commandId, context: { ...context, causationId: 'event-7' } });
    expect(readMetadata(memory.recorded[0]?.metadata ?? '')).toEqual({ ...context, commandId, causationId: 'event-7' });
  });
});
