import { type AccountEvent } from '#contracts/account/events.js';
import { givenEvents } from '#test/support/given.js';
import { claimGuest, erasePerson } from './account-endings.decider.js';
import { accountFold } from './account.fold.js';

const at = '2026-03-01T10:00:00.000Z';
const created: AccountEvent = {
  type: 'GuestCreated',
  version: 1,
  data: { userId: 'guest', username: 'Guest_1', createdAt: at },
};
const became: AccountEvent = {
  type: 'GuestBecameAccount',
  version: 1,
  data: { userId: 'guest', username: 'Thora', email: '', registeredAt: at },
};
const claimed = (ownerId: string): AccountEvent => ({
  type: 'GuestClaimed',
  version: 1,
  data: { userId: 'guest', ownerId, claimedAt: at },
});
const erased: AccountEvent = { type: 'PersonErased', version: 1, data: { userId: 'guest', erasedAt: at } };
const given = (...events: readonly AccountEvent[]) => givenEvents(accountFold, ...events);
const claim = (ownerId: string, isTokenGood = true) =>
  claimGuest.bind(null, { userId: 'guest', ownerId, claimedAt: at, isTokenGood });
const erase = erasePerson.bind(null, { userId: 'guest', erasedAt: at });

describe('a guest whom a person claims', () => {
  it('is theirs', () => given(created).when(claim('ann')).then(claimed('ann')));
  it('stays theirs when they ask again, with the token that ended by it', () =>
    given(created, claimed('ann')).when(claim('ann', false)).thenNothing());
  it('is nobody else’s', () => given(created, claimed('ann')).when(claim('bo')).thenRejected('GUEST_NOT_CLAIMABLE'));
  it('is not claimed by a token that was revoked', () =>
    given(created).when(claim('ann', false)).thenRejected('GUEST_NOT_CLAIMABLE'));
  it('is not claimed by themselves', () => given(created).when(claim('guest')).thenRejected('GUEST_NOT_CLAIMABLE'));
  it('is not an account', () => given(created, became).when(claim('ann')).thenRejected('GUEST_NOT_CLAIMABLE'));
  it('must have been', () => given().when(claim('ann')).thenRejected('GUEST_NOT_CLAIMABLE'));
  it('is not erased', () => given(created, erased).when(claim('ann')).thenRejected('GUEST_NOT_CLAIMABLE'));
});

describe('a person who is erased', () => {
  it('leaves that alone', () => given(created, became).when(erase).then(erased));
  it('is erased once', () => given(created, erased).when(erase).thenNothing());
  it('was there', () => given().when(erase).thenNothing());
  it('leaves no name in the state', () =>
    expect(JSON.stringify(given(created, became).when(erase).after)).not.toContain('Thora'));
});
