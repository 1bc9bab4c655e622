import { type SagaSharedV1, type ShareEvent } from '#contracts/share/events.js';
import { revokeShare, type ShareDecision, shareFold, shareSaga, type Share } from './share.decider.js';

const link: SagaSharedV1 = {
  userId: 'ann',
  sessionId: 's1',
  characterId: 'c1',
  shareId: 'x1',
  tokenHash: 'aa',
  heroShownAs: 'name',
  sharedAt: '2026-11-24T00:12:00.000Z',
};
const shared = (over: Partial<SagaSharedV1> = {}): ShareEvent => ({
  type: 'SagaShared',
  version: 1,
  data: { ...link, ...over },
});
const revoked = (shareId = 'x1'): ShareEvent => ({
  type: 'ShareRevoked',
  version: 1,
  data: { userId: 'ann', sessionId: 's1', shareId, revokedAt: link.sharedAt },
});
const given = (...events: readonly ShareEvent[]): Share => events.reduce(shareFold.evolve, shareFold.initial);
const then = (decision: ShareDecision) => (decision.accepted ? decision.events : decision.rejection);
const revoke = (share: Share) => then(revokeShare({ userId: 'ann', now: link.sharedAt }, share));

describe('the link of a saga', () => {
  it('is made, and the same again adds nothing', () => {
    expect(then(shareSaga(link, given()))).toEqual([shared()]);
    expect(then(shareSaga(link, given(shared())))).toEqual([]);
  });

  it('is replaced by a newer one', () => {
    const next = { ...link, shareId: 'x2', tokenHash: 'bb' };
    expect(then(shareSaga(next, given(shared())))).toEqual([shared(next)]);
    expect(given(shared(), shared(next)).active).toEqual(next);
  });

  it('is withdrawn once', () => {
    expect(revoke(given(shared()))).toEqual([revoked()]);
    expect(revoke(given(shared(), revoked()))).toEqual([]);
    expect(revoke(given())).toEqual([]);
  });

  it('does not come back by a command that is repeated after it was withdrawn', () => {
    expect(then(shareSaga(link, given(shared(), revoked())))).toEqual([]);
    expect(given(shared(), revoked()).active).toBeNull();
  });

  it('stays where an older one is withdrawn', () => {
    const next = shared({ shareId: 'x2' });
    expect(given(shared(), next, revoked('x1')).active?.shareId).toBe('x2');
  });
});
