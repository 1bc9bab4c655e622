import { type AccountEvent, type GuestCreatedV1 } from '#contracts/account/events.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { type Account } from './account.fold.js';

/** A player without credentials, from the first click on (specification section 1). */
export const createGuest = (guest: GuestCreatedV1, account: Account): Decision<AccountEvent, never> =>
  account.status === 'Absent' ? accept({ type: 'GuestCreated', version: 1, data: guest }) : accept();
