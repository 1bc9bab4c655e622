import { type AccountEvent } from '#contracts/account/events.js';
import { givenEvents } from '#test/support/given.js';
import { accountFold } from './account.fold.js';
import { changeProfile, type ChangeProfile } from './change-profile.decider.js';

const at = '2026-03-01T10:00:00.000Z';
const guest: AccountEvent = {
  type: 'GuestCreated',
  version: 1,
  data: { userId: 'ann', username: 'Guest_1', createdAt: at },
};
const registered: AccountEvent = {
  type: 'AccountRegistered',
  version: 1,
  data: { userId: 'ann', username: 'Ann', email: '', registeredAt: at },
};
const changed = (firstName: string, lastName: string, phone: string): AccountEvent => ({
  type: 'ProfileChanged',
  version: 1,
  data: { userId: 'ann', firstName, lastName, phone, changedAt: at },
});
const given = (...events: readonly AccountEvent[]) => givenEvents(accountFold, ...events);
const change = (parts: Omit<ChangeProfile, 'userId' | 'now'>) =>
  changeProfile.bind(null, { userId: 'ann', now: at, ...parts });

describe('a profile', () => {
  it('takes what is given', () =>
    given(registered)
      .when(change({ firstName: 'Ann', phone: '+47 1' }))
      .then(changed('Ann', '', '+47 1')));
  it('keeps what is left out', () =>
    given(registered, changed('Ann', 'Ulf', ''))
      .when(change({ phone: '+47 1' }))
      .then(changed('Ann', 'Ulf', '+47 1')));
  it('is emptied', () =>
    given(registered, changed('Ann', 'Ulf', ''))
      .when(change({ lastName: '' }))
      .then(changed('Ann', '', '')));
  it('stays as it is where nothing changes', () =>
    given(registered, changed('Ann', '', ''))
      .when(change({ firstName: 'Ann' }))
      .thenNothing());
  it('is no guest’s', () =>
    given(guest)
      .when(change({ firstName: 'Ann' }))
      .thenRejected('NO_ACCOUNT'));
});
