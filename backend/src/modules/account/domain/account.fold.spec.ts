import { type AccountEvent } from '#contracts/account/events.js';
import { accountFold, isEmailConfirmed } from './account.fold.js';

const ann = { userId: 'ann' };
const at = '2026-03-14T19:00:00.000Z';
const guest = { type: 'GuestCreated', version: 1, data: { ...ann, username: 'Guest_1', createdAt: at } } as const;
const became = {
  type: 'GuestBecameAccount',
  version: 1,
  data: { ...ann, username: 'Ragnhild', email: 'r@example.org', registeredAt: '2026-03-15T19:00:00.000Z' },
} as const;
const confirmed = (email: string) =>
  ({ type: 'EmailConfirmed', version: 1, data: { ...ann, email, confirmedAt: at } }) as const;
const changed = (email: string) =>
  ({ type: 'EmailChanged', version: 1, data: { ...ann, email, changedAt: at } }) as const;
const abandoned = (commandId: string) =>
  ({ type: 'RegistrationAbandoned', version: 1, data: { ...ann, commandId, abandonedAt: at } }) as const;
const after = (...events: readonly AccountEvent[]) => events.reduce(accountFold.evolve, accountFold.initial);

describe('an account', () => {
  it('keeps the time when its guest came', () => {
    expect(after(guest, became)).toMatchObject({ status: 'Registered', username: 'Ragnhild', createdAt: at });
  });

  it('has a confirmed address while the claimed one is the proven one', () => {
    expect(isEmailConfirmed(after(guest))).toBe(false);
    expect(isEmailConfirmed(after(became))).toBe(false);
    expect(isEmailConfirmed(after(became, confirmed('r@example.org')))).toBe(true);
    const moved = after(became, confirmed('r@example.org'), changed('new@example.org'));
    expect([isEmailConfirmed(moved), moved.confirmedEmail]).toEqual([false, 'r@example.org']);
  });

  it('remembers the newest registrations that were given up', () => {
    const ids = Array.from({ length: 25 }, (_, n) => `c${n}`);
    expect(after(...ids.map(abandoned)).abandoned).toEqual(ids.slice(-20));
  });

  it('holds nothing personal once it is erased', () => {
    const erased = { type: 'PersonErased', version: 1, data: { ...ann, erasedAt: at } } as const;
    expect(JSON.stringify(after(guest, became, confirmed('r@example.org'), erased))).not.toMatch(/Ragnhild|example/);
  });
});
