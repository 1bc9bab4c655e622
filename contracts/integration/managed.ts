import { type KeyScopeName } from './scopes.js';

/** All of these are below /api/integrations/manage: for staff, and for keys with the scope `integrations:manage`. */

/** Where events are sent, and how it goes: GET /endpoints. Times are ISO 8601, UTC. */
export interface ManagedEndpoint {
  readonly id: string;
  readonly url: string;
  /** Types of the feed, or of an area as `steppes-and-seas.session.*`; null: all. */
  readonly types: readonly string[] | null;
  /** Gets only what is triggered by hand. */
  readonly test: boolean;
  readonly createdAt: string;
  readonly disabledAt: string | null;
  readonly disabledReason: string | null;
  readonly health: EndpointHealth;
}
export interface EndpointHealth {
  readonly pending: number;
  /** When the longest waiting one was planned. */
  readonly pendingSince: string | null;
  /** Of the last 24 hours. */
  readonly delivered: number;
  readonly failedAttempts: number;
  /** Of the last attempt. */
  readonly lastAt: string | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
}
/** POST /endpoints. The secret is shown this once. */
export interface NewEndpoint {
  readonly id: string;
  readonly secret: string;
}
/** POST /endpoints/{id}/rotate. */
export interface NewSecret {
  readonly secret: string;
  /** Until when the one of before signs too. */
  readonly overlapEndsAt: string;
}
/** POST /endpoints/{id}/ping, and /trigger. */
export interface SentTest {
  readonly messageId: string;
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
  /** A code such as ECONNREFUSED. */
  readonly error: string | null;
  readonly latencyMs: number;
}

/** GET /endpoints/{id}/deliveries: a page, the newest first. */
export interface ManagedDelivery {
  /** The event's id. */
  readonly messageId: string;
  readonly type: string;
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly createdAt: string;
  /** Of a pending one. */
  readonly nextAttemptAt: string | null;
  readonly lastAt: string | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly latencyMs: number | null;
}
/** GET /endpoints/{id}/deliveries/{messageId}. */
export interface ManagedDeliveryDetail extends ManagedDelivery {
  /** The oldest first. */
  readonly tries: readonly {
    readonly at: string;
    readonly status: number | null;
    readonly error: string | null;
    readonly latencyMs: number;
  }[];
  /** The body as it is sent, a CloudEvent with its cursor; null for a ping, a sample, or an event that can't be read. */
  readonly event: Readonly<Record<string, unknown>> | null;
}
/** POST /endpoints/{id}/redeliver, with one of `messageId`, `after` and `until`, `since` and `until`, `sinceDisabled`. */
export interface Redelivered {
  /** How many are sent again: one call plans 10,000 at most, and for some seconds at most. */
  readonly planned: number;
  /** The cursor behind which the rest begins: the same body with it as `after` goes on. Null at the end. */
  readonly next: string | null;
}

/** GET /keys: none of them itself. */
export interface ManagedKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly KeyScopeName[];
  /** Reads samples, and writes nothing. */
  readonly test: boolean;
  readonly createdAt: string;
  readonly revokedAt: string | null;
  /** How many secrets open it now: two while it is rotated, none once it is revoked. */
  readonly secrets: number;
}
/** POST /keys, and /keys/{id}/rotate. The key is shown this once. */
export interface NewKey {
  readonly id: string;
  readonly key: string;
}

/** GET /dead-letters: jobs that failed for good, the oldest first. */
export interface DeadLetterView {
  readonly queue: string;
  readonly id: string;
  readonly attempts: number;
  readonly reason: string;
  readonly failedAt: string | null;
  readonly leadId: string | null;
  readonly data: unknown;
}
/** POST /dead-letters/retry and /dead-letters/drop, with `queue` and `id`, `queue` alone, or `all: true` for every queue. */
export interface DeadLettersDone {
  readonly count: number;
}

/** GET /inbound-calls: calls of the CRM, a page, the newest first. */
export interface InboundCallView {
  readonly id: string;
  readonly source: 'marketplace' | 'workflow';
  readonly eventType: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  /** What became of it: it waits, it changed something or nothing, or why it changed nothing. */
  readonly state: 'waiting' | 'done' | 'failed';
  readonly errorMessage: string | null;
  /** Nothing of what it said is left: it can't be worked on again. */
  readonly forgotten: boolean;
  readonly createdAt: string;
}
/** GET /inbound-calls/{id}. */
export interface InboundCallDetail extends InboundCallView {
  /** As it came; null once it is forgotten, to staff who gave no reason, and to keys without `personal:read`. */
  readonly payload: string | null;
}

/** GET /crm-leads: how leads stand with the CRM, a page, the newest first. */
export interface CrmLeadView {
  readonly leadId: string;
  readonly userId: string | null;
  readonly ghlContactId: string | null;
  /** Who made the contact, as far as it is known; null without one. */
  readonly contactOrigin: 'made' | 'found' | 'unknown' | null;
  readonly syncStatus: 'pending' | 'synced' | 'failed';
  readonly syncError: string | null;
  /** Fields that the CRM refused; of another contact, and so kept here; that the CRM does not have. */
  readonly refused: readonly string[];
  readonly withheld: readonly string[];
  readonly missing: readonly string[];
  readonly createdAt: string;
  readonly lastGhlSync: string | null;
}
/** GET /crm-leads/{leadId}/dry-run: the calls that a sync would make now. Nothing is sent but searches. */
export interface CrmDryRun {
  readonly calls: readonly CrmCall[];
}
export interface CrmCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the address of the CRM. */
  readonly path: string;
  readonly body: unknown;
}
