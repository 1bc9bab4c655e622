import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { playerFactEntity } from './player-fact.entity.js';
import { playerFacts } from './player-facts.projection.js';

const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: playerFacts, entity: playerFactEntity }, events);
const [came, signedUp] = ['2026-03-14T19:00:00.000Z', '2026-03-15T19:00:00.000Z'];
const guest = sample('GuestCreated', { userId: 'ann', createdAt: came });
const row = { userId: 'ann', arrivedAt: null, registeredAt: null, ownerId: null };

describe('facts of a player', () => {
  it('are when a guest came, and signed up', () => {
    expect(given(guest)).toMatchObject([{ ...row, arrivedAt: came }]);
    const account = sample('GuestBecameAccount', { userId: 'ann', registeredAt: signedUp });
    expect(given(guest, account)).toMatchObject([{ ...row, arrivedAt: came, registeredAt: signedUp }]);
  });

  it('know accounts that never were guests', () => {
    const account = sample('AccountRegistered', { userId: 'ann', registeredAt: signedUp });
    expect(given(account)).toMatchObject([{ ...row, registeredAt: signedUp }]);
  });

  it('know whose a claimed guest is', () => {
    const claimed = sample('GuestClaimed', { userId: 'ann', ownerId: 'bob' });
    expect(given(guest, claimed)).toMatchObject([{ ...row, arrivedAt: came, ownerId: 'bob' }]);
  });
});
