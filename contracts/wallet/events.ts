import { type EventsOf } from '../shared/event-declaration.js';
import { refillRescheduled } from './events/refill-rescheduled.event.js';
import { tokenReturned } from './events/token-returned.event.js';
import { tokenSpent } from './events/token-spent.event.js';
import { tokensCorrected } from './events/tokens-corrected.event.js';
import { tokensGranted } from './events/tokens-granted.event.js';
import { tokensRefilled } from './events/tokens-refilled.event.js';
export type { TokenSpentV1 } from './events/token-spent.event.js';
export type { TokensGrantedV2 } from './events/shapes/tokens-granted.js';

/** Number of action tokens left; null where the plan has no limit. */
export type Balance = number | null;

/** Every event of this area. */
export const WALLET_EVENTS = [
  tokensGranted,
  tokenSpent,
  tokenReturned,
  tokensRefilled,
  refillRescheduled,
  tokensCorrected,
] as const;
export type WalletEvent = EventsOf<typeof WALLET_EVENTS>;
