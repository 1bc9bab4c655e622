/**
 * What became of a lead on its way to the CRM: `synced` where it has all that was captured already, as with a capture
 * that its owner repeats. `queued` also where the caller may not know more.
 */
export interface GhlApiResult {
  readonly status: 'queued' | 'synced' | 'not_configured';
}

/**
 * POST /api/ghl/lead-capture (specification section 7). For an address that is known already, unless it is proved to be
 * the caller's, it is the same as for a new one: `leadId` then leads nowhere.
 */
export interface CapturedLead {
  readonly success: true;
  readonly message: string;
  readonly leadId: string;
  /** The caller's own; null for a visitor. */
  readonly userId: string | null;
  /** Null until the CRM has the lead, and for callers whose lead it is not. */
  readonly ghlContactId: string | null;
  readonly ghlApiResult: GhlApiResult;
}

/** POST /api/ghl/track-engagement. */
export interface TrackedEngagement {
  readonly success: true;
  readonly message: string;
}

/** POST /api/ghl/test-connection. */
export interface CrmConnection {
  readonly success: boolean;
  readonly message: string;
  /** HTTP status of the CRM's answer; null where none came, or nothing was asked. */
  readonly status: number | null;
  /** The beginning of the key, by which an operator knows it again; null without a key. */
  readonly apiKeyPrefix: string | null;
}
