import { type AccountAreaEvent } from '../account/events.js';
import { type CrmWebhookEvent } from '../crm-webhook/events.js';
import { type DoubtEvent } from '../doubt/events.js';
import { type ErasureEvent } from '../erasure/events.js';
import { type LeadEvent } from '../lead/events.js';
import { type SaveEvent } from '../save/events.js';
import { type SessionEvent } from '../session/events.js';
import { type ShareEvent } from '../share/events.js';
import { type SubscriptionEvent } from '../subscription/events.js';
import { type SupportEvent } from '../support/events.js';
import { type VisitEvent } from '../visit/events.js';
import { type WalletEvent } from '../wallet/events.js';

/** The events of each area. */
export interface AreaEvents {
  readonly account: AccountAreaEvent;
  readonly 'crm-webhook': CrmWebhookEvent;
  readonly doubt: DoubtEvent;
  readonly erasure: ErasureEvent;
  readonly lead: LeadEvent;
  readonly save: SaveEvent;
  readonly session: SessionEvent;
  readonly share: ShareEvent;
  readonly subscription: SubscriptionEvent;
  readonly support: SupportEvent;
  readonly visit: VisitEvent;
  readonly wallet: WalletEvent;
}
export type Area = keyof AreaEvents;

/** All events that can be in the log. */
export type AnyEvent = AreaEvents[Area];
