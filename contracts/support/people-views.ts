import { type DeviceView } from '../account/views.js';

/** The field by which a search found it. */
export type Match = 'id' | 'name' | 'email' | 'lead';

/** Personal text is `•••••` until a reason is given; so everywhere here. */
export interface FoundPerson {
  readonly userId: string;
  readonly kind: 'guest' | 'registered';
  readonly name: string;
  readonly tier: 'free' | 'gold' | 'platinum';
  readonly erased: boolean;
  readonly matched: Match;
  /** ISO 8601, UTC; so everywhere here. */
  readonly createdAt: string | null;
}
export interface FoundSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly hero: string;
  readonly faction: string;
  readonly profession: string;
  readonly difficulty: string;
  readonly turn: number;
  /** Null while it is played. */
  readonly ending: string | null;
  readonly matched: Match;
  readonly startedAt: string;
}
export interface FoundLead {
  readonly leadId: string;
  /** The player that the lead became; null until that is known. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly source: string;
  readonly status: 'lead' | 'player' | 'account' | 'subscriber';
  readonly syncStatus: 'pending' | 'synced' | 'failed';
  readonly erased: boolean;
  readonly matched: Match;
  readonly createdAt: string;
}
/** GET /api/staff/find?q=: at most 20 of each, the newest first. */
export interface Findings {
  readonly people: readonly FoundPerson[];
  readonly sessions: readonly FoundSession[];
  readonly leads: readonly FoundLead[];
  readonly masked: boolean;
  /** There are more than are shown. */
  readonly more: boolean;
}

/** A saga on the page of its player. */
export interface SagaOfPerson {
  readonly sessionId: string;
  readonly characterId: string;
  readonly hero: string;
  readonly faction: string;
  readonly profession: string;
  readonly difficulty: string;
  readonly turn: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  /** 'fallen': may turn back. Null while it is played. */
  readonly ending: string | null;
  readonly startedAt: string;
}
interface SaveOfPerson {
  readonly saveId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly turn: number;
  readonly isAutoSave: boolean;
  readonly lastPlayed: string;
  readonly createdAt: string;
}
export interface SubscriptionOfPerson {
  readonly tier: 'gold' | 'platinum';
  readonly status: 'active' | 'past_due' | 'canceled' | 'expired';
  readonly from: string;
  /** Null: without an end. */
  readonly to: string | null;
  /** Cents a month. */
  readonly amount: number;
  readonly currency: string;
}
/** A turn that was paid for and is not known: it is being played, or stuck. */
interface OpenTurn {
  readonly commandId: string;
  readonly sessionId: string;
  readonly paidAt: string;
}
/** GET /api/staff/people/{userId}: the newest 200 of each list. */
export interface StaffPerson {
  readonly userId: string;
  readonly masked: boolean;
  readonly erased: boolean;
  readonly kind: 'guest' | 'registered';
  readonly username: string;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly leadSource: string | null;
  readonly tier: 'free' | 'gold' | 'platinum';
  readonly createdAt: string | null;
  /** Null where none was opened. */
  readonly wallet: {
    /** Null where the plan has no limit. */
    readonly balance: number | null;
    readonly plan: string;
    readonly actionsTaken: number;
    readonly refilledAt: string | null;
    readonly refillsAt: string | null;
  } | null;
  readonly openTurns: readonly OpenTurn[];
  readonly devices: readonly DeviceView[];
  readonly sagas: readonly SagaOfPerson[];
  readonly saves: readonly SaveOfPerson[];
  readonly subscriptions: readonly SubscriptionOfPerson[];
  readonly leads: readonly FoundLead[];
}

/** What staff can correct. A correction with an amount is undone by another correction. */
export const CORRECTIONS = [
  'give-back-tokens',
  'take-back-tokens',
  'restore-hit-points',
  'end-stuck-turn',
  'forget-device',
] as const;
export type CorrectionKind = (typeof CORRECTIONS)[number];
/** Tokens or hit points of one correction, at most. */
export const MOST_COUNTED = 100;

/** POST /api/staff/people/{userId}/corrections; a request with the same `Idempotency-Key` is the same correction. */
export interface CorrectionRequest {
  readonly what: CorrectionKind;
  readonly reason: string;
  /** Tokens that come or go, or the hit points that the hero has from then on; 1 to MOST_COUNTED. */
  readonly amount?: number;
  /** The device, the command of the turn, or the saga. */
  readonly target?: string;
}
export interface CorrectionAnswer {
  readonly actId: string;
  /** 'unchanged': there was nothing to correct any more. */
  readonly outcome: 'done' | 'unchanged';
}
