import { type AccountFact } from '../account/events.js';
import { type SaveFact } from '../save/events.js';
import { type SessionFact } from '../session/events.js';
import { type WalletFact } from '../wallet/events.js';

/** Everything that can stand in the log. */
export type AnyFact = AccountFact | WalletFact | SessionFact | SaveFact;
