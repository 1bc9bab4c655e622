import { type AccountEvent } from '../account/events.js';
import { type SaveEvent } from '../save/events.js';
import { type SessionEvent } from '../session/events.js';
import { type WalletEvent } from '../wallet/events.js';

/** Everything that can stand in the log. */
export type AnyEvent = AccountEvent | WalletEvent | SessionEvent | SaveEvent;

/** What its streams are called before the first dash: the log is what stands in them. */
export const STREAM_KINDS = ['account', 'save', 'session', 'wallet'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];
