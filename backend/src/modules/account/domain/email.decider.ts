import { type AccountEvent, type EmailChangedV1, type EmailConfirmedV1 } from '#contracts/account/events.js';
import { type AccountRejectionCode } from '#contracts/account/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Account } from './account.fold.js';

type EmailDecision = Decision<AccountEvent, AccountRejectionCode>;

/** Another address is claimed. The confirmed one stays in force until this one is proven (design section 9). */
export const changeEmail = (data: EmailChangedV1, account: Account): EmailDecision => {
  if (account.status !== 'Registered') return reject('NO_ACCOUNT');
  return account.email === data.email ? accept() : accept({ type: 'EmailChanged', version: 1, data });
};

/** The owner of the address has followed the mailed link. */
export const confirmEmail = (data: EmailConfirmedV1, account: Account): EmailDecision => {
  if (account.status !== 'Registered') return reject('NO_ACCOUNT');
  return account.confirmedEmail === data.email ? accept() : accept({ type: 'EmailConfirmed', version: 1, data });
};
