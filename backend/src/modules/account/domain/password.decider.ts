import { type AccountEvent, type PasswordChangedV1, type PasswordResetRequestedV1 } from '#contracts/account/events.js';
import { type AccountRejectionCode } from '#contracts/account/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Account } from './account.fold.js';

/** A link is about to be mailed. A second request with the same id adds nothing. */
export const requestPasswordReset = (
  data: PasswordResetRequestedV1,
  account: Account,
): Decision<AccountEvent, AccountRejectionCode> => {
  if (account.status !== 'Registered') return reject('NO_ACCOUNT');
  return account.openResets.includes(data.requestId)
    ? accept()
    : accept({ type: 'PasswordResetRequested', version: 1, data });
};

export interface ResetPassword {
  readonly userId: string;
  /** Whose link is used. */
  readonly requestId: string;
  readonly changedAt: string;
}

/**
 * Uses a mailed link, once. An address that was claimed but never proved is given up with the old password, since the
 * claimer may not be the person who got the link.
 */
export const resetPassword = (
  { userId, requestId, changedAt }: ResetPassword,
  account: Account,
): Decision<AccountEvent, AccountRejectionCode> => {
  if (account.status !== 'Registered') return reject('NO_ACCOUNT');
  return account.openResets.includes(requestId) ? replaced({ userId, changedAt }, account) : accept();
};

/** The operator ends a password, whoever knows it. A claimed address goes with it, as with a reset. */
export const endPassword = (
  data: Omit<PasswordChangedV1, 'reason'>,
  account: Account,
): Decision<AccountEvent, AccountRejectionCode> =>
  account.status === 'Registered' ? replaced(data, account) : reject('NO_ACCOUNT');

const replaced = (
  { userId, changedAt }: Omit<PasswordChangedV1, 'reason'>,
  { email, confirmedEmail }: Account,
): Decision<AccountEvent, AccountRejectionCode> => {
  const changed = { type: 'PasswordChanged', version: 1, data: { userId, reason: 'reset', changedAt } } as const;
  if (email === confirmedEmail) return accept(changed);
  return accept<AccountEvent>(changed, {
    type: 'EmailChanged',
    version: 1,
    data: { userId, email: confirmedEmail, changedAt },
  });
};

/** Somebody who knows the password chooses another. */
export const changePassword = (
  data: Omit<PasswordChangedV1, 'reason'>,
  account: Account,
): Decision<AccountEvent, AccountRejectionCode> =>
  account.status === 'Registered'
    ? accept({ type: 'PasswordChanged', version: 1, data: { ...data, reason: 'changed' } })
    : reject('NO_ACCOUNT');
