import { type AccountEvent } from '#contracts/account/events.js';
import { givenEvents } from '#test/support/given.js';
import { type Account, accountFold } from './account.fold.js';
import { changeEmail, confirmEmail } from './email.decider.js';
import { changePassword, endPassword, requestPasswordReset, resetPassword } from './password.decider.js';

const userId = 'ann';
const at = '2026-03-14T19:00:00.000Z';
const OLD = 'old@example.com';
const NEW = 'new@example.com';

const given = (...events: readonly AccountEvent[]) => givenEvents(accountFold, ...events);
const guest: AccountEvent = { type: 'GuestCreated', version: 1, data: { userId, username: 'Guest_1', createdAt: at } };
const registered: AccountEvent = {
  type: 'AccountRegistered',
  version: 1,
  data: { userId, username: 'Ann', email: OLD, registeredAt: at },
};
const changed = (email: string): AccountEvent => ({
  type: 'EmailChanged',
  version: 1,
  data: { userId, email, changedAt: at },
});
const confirmed = (email: string): AccountEvent => ({
  type: 'EmailConfirmed',
  version: 1,
  data: { userId, email, confirmedAt: at },
});
const requested = (requestId: string): AccountEvent => ({
  type: 'PasswordResetRequested',
  version: 1,
  data: { userId, requestId, requestedAt: at },
});
const replaced = (reason: 'changed' | 'reset'): AccountEvent => ({
  type: 'PasswordChanged',
  version: 1,
  data: { userId, reason, changedAt: at },
});
const erased: AccountEvent = { type: 'PersonErased', version: 1, data: { userId, erasedAt: at } };

const change = (email: string) => (account: Account) => changeEmail({ userId, email, changedAt: at }, account);
const confirm = (email: string) => (account: Account) => confirmEmail({ userId, email, confirmedAt: at }, account);
const request = (requestId: string) => (account: Account) =>
  requestPasswordReset({ userId, requestId, requestedAt: at }, account);
const reset = (requestId: string) => (account: Account) => resetPassword({ userId, requestId, changedAt: at }, account);
const choose = (account: Account) => changePassword({ userId, changedAt: at }, account);

describe('an address', () => {
  it('is claimed once, and the confirmed one stays in force', () => {
    const claim = given(registered, confirmed(OLD)).when(change(NEW));
    claim.then(changed(NEW));
    expect(claim.after).toMatchObject({ email: NEW, confirmedEmail: OLD, emailBefore: OLD });
    given(registered, confirmed(OLD), changed(NEW)).when(change(NEW)).thenNothing();
  });

  it('is confirmed once; who was told before it stays known', () => {
    const proof = given(registered, confirmed(OLD), changed(NEW)).when(confirm(NEW));
    proof.then(confirmed(NEW));
    expect(proof.after).toMatchObject({ email: NEW, confirmedEmail: NEW, emailBefore: OLD });
    given(registered, confirmed(OLD)).when(confirm(OLD)).thenNothing();
  });

  it('that was never confirmed is not told of a change', () => {
    expect(given(registered).when(change(NEW)).after.emailBefore).toBe('');
  });
});

describe('a reset', () => {
  const asked = [registered, confirmed(OLD), requested('r1')];

  it('is requested once under one id', () => {
    given(registered, confirmed(OLD)).when(request('r1')).then(requested('r1'));
    given(...asked)
      .when(request('r1'))
      .thenNothing();
    given(...asked)
      .when(request('r2'))
      .then(requested('r2'));
  });

  it('changes the password once, by any link that is still good', () => {
    given(...asked)
      .when(reset('r1'))
      .then(replaced('reset'));
    given(...asked, requested('r2'))
      .when(reset('r1'))
      .then(replaced('reset'));
    given(...asked, replaced('reset'))
      .when(reset('r1'))
      .thenNothing();
    given(...asked, replaced('changed'))
      .when(reset('r1'))
      .thenNothing();
  });

  it('gives up an address that was claimed and not proven', () => {
    given(...asked, changed(NEW))
      .when(reset('r1'))
      .then(replaced('reset'), changed(OLD));
  });

  it('remembers the newest requests alone', () => {
    const many = Array.from({ length: 25 }, (_, n) => requested(`r${n}`));
    expect(given(registered, ...many).when(request('last')).after.openResets).toHaveLength(20);
  });
});

describe('an account that is none', () => {
  it.each([
    ['change of address', change(NEW)],
    ['confirmation', confirm(OLD)],
    ['request', request('r1')],
    ['reset', reset('r1')],
    ['change of password', choose],
  ])('has no %s', (_, decide) => {
    given(guest).when(decide).thenRejected('NO_ACCOUNT');
    given(registered, erased).when(decide).thenRejected('NO_ACCOUNT');
    given().when(decide).thenRejected('NO_ACCOUNT');
  });
});

it('a password is changed as often as its owner likes', () => {
  given(registered).when(choose).then(replaced('changed'));
  given(registered, replaced('changed')).when(choose).then(replaced('changed'));
});

describe('a password that the operator ends', () => {
  const end = (account: Account) => endPassword({ userId, changedAt: at }, account);

  it('takes open links and an address that was never proven with it', () => {
    const ended = given(registered, confirmed(OLD), requested('r1'), changed(NEW)).when(end);
    ended.then(replaced('reset'), changed(OLD));
    expect(ended.after).toMatchObject({ email: OLD, confirmedEmail: OLD, openResets: [] });
    given(registered, confirmed(OLD)).when(end).then(replaced('reset'));
  });

  it('is that of an account', () => {
    given(guest).when(end).thenRejected('NO_ACCOUNT');
    given(registered, erased).when(end).thenRejected('NO_ACCOUNT');
  });
});
