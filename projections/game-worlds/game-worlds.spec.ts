import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { gameWorldEntity } from './game-world.entity.js';
import { gameWorlds } from './game-worlds.projection.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: gameWorlds, entity: gameWorldEntity }, [
    sample('SessionStarted', { ...ids, seedCommitment: 'c0ffee' }),
    ...events,
  ])[0];

describe('game worlds', () => {
  it('hold the recorded world, and the commitment without the seed', () => {
    const row = given();
    expect(row).toMatchObject({ ...ids, seedCommitment: 'c0ffee', diceSeed: null });
    expect((row?.['world'] as { terrain: string } | undefined)?.terrain).toHaveLength(817);
  });

  it('reveal the seed when the saga has ended, not when the hero falls', () => {
    expect(given(sample('CharacterFell', ids))).toMatchObject({ diceSeed: null });
    expect(given(sample('SessionEnded', { ...ids, diceSeed: 'abc' }))).toMatchObject({ diceSeed: 'abc' });
  });

  it('know the saga and the turn that they grew out of', () => {
    expect(given()).toMatchObject({ originSessionId: null, originTurn: null });
    const forked = sample('SessionForked', { ...ids, originSessionId: 's0', originTurn: 12 });
    expect(given(forked)).toMatchObject({ originSessionId: 's0', originTurn: 12, seedCommitment: 'c0ffee' });
  });

  it('move with their session', () => {
    expect(given(sample('SessionTransferred', { ...ids, userId: 'bob' }))).toMatchObject({ userId: 'bob' });
  });
});
