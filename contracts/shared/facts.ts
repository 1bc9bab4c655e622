import { type AccountFact } from '../account/events.js';
import { type SaveFact } from '../save/events.js';
import { type SessionFact } from '../session/events.js';
import { type WalletFact } from '../wallet/events.js';

/** Everything that can stand in the log. */
export type AnyFact = AccountFact | WalletFact | SessionFact | SaveFact;

/** What its streams are called before the first dash: the log is what stands in them. */
export const STREAM_KINDS = ['account', 'save', 'session', 'wallet'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];
