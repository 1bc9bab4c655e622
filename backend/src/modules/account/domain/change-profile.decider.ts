import { type AccountEvent } from '#contracts/account/events.js';
import { type AccountRejectionCode } from '#contracts/account/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Account } from './account.fold.js';

/** A part that is absent stays as it is; '' empties it. */
export interface ChangeProfile {
  readonly userId: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly now: string;
}

/** A profile belongs to an account: a guest has nothing to fill in (specification section 2, 'Profile'). */
export const changeProfile = (
  { userId, now, ...change }: ChangeProfile,
  { status, firstName, lastName, phone }: Account,
): Decision<AccountEvent, AccountRejectionCode> => {
  if (status !== 'Registered') return reject('NO_ACCOUNT');
  const [before, after] = [
    { firstName, lastName, phone },
    { firstName, lastName, phone, ...change },
  ];
  const isSame =
    before.firstName === after.firstName && before.lastName === after.lastName && before.phone === after.phone;
  if (isSame) return accept();
  return accept({ type: 'ProfileChanged', version: 1, data: { userId, ...after, changedAt: now } });
};
