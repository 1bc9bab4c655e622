import { pursesUnderTest, give } from '#test/support/purses-under-test.js';
import { bookmark, commandOf, grant, purse, pursesIn } from '#test/support/purse.js';

describe('snapshots', () => {
  const afterTen = async () => {
    const its = pursesUnderTest({ every: 4 });
    for (let n = 0; n < 10; n++) await give(its, 1);
    await its.taker.idle();
    return its;
  };

  it('are taken as the stream grows, and replace the read of earlier events', async () => {
    const its = await afterTen();
    expect(its.kept.get('wallet-ann')).toMatchObject({ revision: 7n, position: 8n, state: { tokens: 8 } });
    const read = jest.spyOn(its.store, 'readStream');
    expect(await its.process().purses.load('ann')).toMatchObject({
      state: { tokens: 10 },
      revision: 9n,
      position: 10n,
    });
    // Read from its last event on: the snapshot is believed only where that event stands in the log.
    expect(read.mock.calls.map(([, { from }]) => from)).toEqual([7n]);
  });

  it('whose last event does not stand in the log are passed over: an older log was restored', async () => {
    const its = await afterTen();
    const kept = its.kept.get('wallet-ann');
    for (const elsewhere of [{ position: 9n }, { revision: 700n, position: 701n }]) {
      its.kept.set('wallet-ann', { ...kept, ...elsewhere, state: { tokens: 99 } } as never);
      expect(await its.process().purses.load('ann')).toMatchObject({ state: { tokens: 10 }, revision: 9n });
    }
  });

  it('of another version of the fold are ignored, and taken anew', async () => {
    const its = await afterTen();
    const doubled = {
      ...purse,
      version: 2,
      evolve: (state: typeof purse.initial) => ({ ...state, tokens: state.tokens + 2 }),
    };
    const { services, taker } = its.process();
    expect(await pursesIn(services, doubled).load('ann')).toMatchObject({ state: { tokens: 20 } });
    await taker.idle();
    expect(its.kept.get('wallet-ann')).toMatchObject({ version: 2, revision: 9n, state: { tokens: 20 } });
  });

  it('that can not be read or written cost only time', async () => {
    const its = await afterTen();
    jest.spyOn(its.snapshots, 'read').mockRejectedValue(new Error('torn page'));
    jest.spyOn(its.snapshots, 'write').mockRejectedValue(new Error('disk full'));
    const { purses, taker } = its.process();
    expect(await give(its, 1, purses)).toMatchObject({ state: { tokens: 11 } });
    await taker.idle();
    expect(its.errors.map(String)).toEqual(['Error: torn page', 'Error: disk full']);
  });

  it('of a log that was restored to an earlier day are not used', async () => {
    const its = await afterTen();
    its.kept.set(
      'wallet-bo',
      its.kept.get('wallet-ann') ?? { state: purse.initial, revision: 7n, position: 7n, version: 1 },
    );
    expect(await its.purses.decide('bo', grant(1), commandOf('bo', 'grant'))).toMatchObject({
      state: { tokens: 1 },
      revision: 0n,
    });
  });
});

describe('an erased person', () => {
  it('is removed from states in memory, also when another process erased the person', async () => {
    const its = pursesUnderTest();
    await its.bookmarks.decide('s', bookmark('Ragnhild'), commandOf('ann', 'c'));
    expect(await its.bookmarks.load('s')).toMatchObject({ state: { names: ['Ragnhild'] } });
    await its.keysOfAnother().destroy('ann');
    its.keys.forget('ann');
    expect(await its.bookmarks.load('s')).toMatchObject({ state: { names: [''] }, revision: 0n });
  });

  it('is removed from the fast path', async () => {
    const its = pursesUnderTest();
    await its.bookmarks.decide('s', bookmark('Ragnhild'), commandOf('ann', 'c'));
    await its.keys.destroy('ann');
    const decided = await its.bookmarks.decide('s', bookmark('x'), { ...commandOf('ann', 'd'), assumeFresh: true });
    expect(decided.state.names).toEqual(['', '']);
    const { reads } = its.store;
    await its.bookmarks.load('s');
    expect(its.store.reads).toBe(reads + 1);
  });
});
