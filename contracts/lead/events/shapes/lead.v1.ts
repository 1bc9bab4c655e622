/** A named value: a custom field, or a detail of an engagement. */
export interface LeadFieldV1 {
  readonly name: string;
  readonly value: string;
}

/** How far a lead has come; it never goes back. */
export type ConversionStatusV1 = 'lead' | 'player' | 'account' | 'subscriber';

/** Something that a lead did, in the game or on a page. */
export interface EngagementV1 {
  readonly engagementId: string;
  readonly action: string;
  readonly details: readonly LeadFieldV1[];
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** What a field had when it was sent, by the field's name in the other system. */
export interface SentFieldV1 {
  readonly name: string;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/**
 * Whose the contact of a lead is: the CRM said that our call made it; or that it was there before; or it was not recorded,
 * before that was asked.
 */
export type ContactOriginV1 = 'made' | 'found' | 'unknown';

/** Why a lead could not be brought to the other system. */
export type SyncFailureV1 =
  'unauthorized' | 'forbidden' | 'refused' | 'contact_gone' | 'contact_taken' | 'conflict' | 'unreachable';
