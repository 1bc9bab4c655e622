import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { tokenExhaustionEntity } from './token-exhaustion.entity.js';
import { tokenExhaustions } from './token-exhaustions.projection.js';

const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: tokenExhaustions, entity: tokenExhaustionEntity }, events);
const paid = { userId: 'ann', commandId: 'cmd-1', sessionId: 's1', spentAt: '2026-03-14T19:04:00.000Z' };

describe('exhaustions', () => {
  it('are payments of a last token', () => {
    expect(given(sample('TokenSpent', { ...paid, balanceAfter: 0 }))).toMatchObject([paid]);
    expect(given(sample('TokenSpent', { ...paid, balanceAfter: 1 }))).toEqual([]);
    expect(given(sample('TokenSpent', { ...paid, balanceAfter: null }))).toEqual([]);
  });

  it('are none where the token came back', () => {
    const { userId, commandId } = paid;
    const returned = sample('TokenReturned', { userId, commandId, balanceAfter: 1 });
    expect(given(sample('TokenSpent', { ...paid, balanceAfter: 0 }), returned)).toEqual([]);
  });
});
