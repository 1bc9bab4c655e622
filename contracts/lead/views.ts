/**
 * What became of a lead on its way to the CRM: `synced` where the CRM has all that was captured, as when the owner
 * repeats a capture. `queued` also where the caller may not know more.
 */
export interface GhlApiResult {
  readonly status: 'queued' | 'synced' | 'not_configured';
}

/**
 * POST /api/ghl/lead-capture (specification section 7). A known address that is not proved to be the caller's gets the
 * same answer as a new one: its `leadId` then names no lead.
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

/** POST /api/integrations/leads. */
export interface LeadTaken {
  readonly leadId: string;
  /** False: the address was known, and what came is added. The same id sent again is as new as the first time. */
  readonly isNew: boolean;
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
