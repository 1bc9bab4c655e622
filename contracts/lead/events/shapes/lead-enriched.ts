import { type LeadFieldV1 } from './lead.v1.js';

/** The address was captured again, or staff corrected the lead: what is known of it now. */
export interface LeadEnrichedV1 {
  readonly leadId: string;
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly interests: readonly string[];
  readonly customFields: readonly LeadFieldV1[];
  readonly enrichedAt: string;
}

/** From this version on, a correction may give the lead another address. */
export interface LeadEnrichedV2 extends LeadEnrichedV1 {
  /** In its normal form; null where it stays. */
  readonly email: string | null;
}
