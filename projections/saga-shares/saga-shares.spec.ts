import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { sagaShareEntity } from './saga-share.entity.js';
import { sagaShares } from './saga-shares.projection.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const shared = (shareId: string, tokenHash: string) => sample('SagaShared', { ...ids, shareId, tokenHash });
const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: sagaShares, entity: sagaShareEntity }, events);

describe('links of sagas', () => {
  it('are one of each saga: the newest', () => {
    expect(given(shared('x1', 'first'), shared('x2', 'second'))).toMatchObject([
      { shareId: 'x2', tokenHash: 'second' },
    ]);
  });

  it('lead nowhere once they are withdrawn, or their owner is erased', () => {
    const revoked = sample('ShareRevoked', { userId: 'ann', sessionId: 's1', shareId: 'x1' });
    expect(given(shared('x1', 'first'), revoked)).toMatchObject([{ tokenHash: '' }]);
    expect(given(shared('x1', 'first'), sample('PersonErased', { userId: 'ann' }))).toMatchObject([{ tokenHash: '' }]);
  });

  it('move with their session, and end with its new owner', () => {
    const moved = sample('SessionTransferred', { ...ids, userId: 'bob' });
    const erased = sample('PersonErased', { userId: 'bob' });
    expect(given(shared('x1', 'first'), moved)).toMatchObject([{ userId: 'bob', tokenHash: 'first' }]);
    expect(given(shared('x1', 'first'), moved, erased)).toMatchObject([{ tokenHash: '' }]);
  });
});
