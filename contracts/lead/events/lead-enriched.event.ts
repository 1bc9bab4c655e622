import { declareEvent } from '../../shared/event-declaration.js';
import { type LeadFieldV1 } from './shapes/lead.v1.js';

/** The address was captured again: what is known of the lead now. */
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

export const leadEnriched = declareEvent<[LeadEnrichedV1]>()({
  type: 'LeadEnriched',
  version: 1,
  stream: 'lead',
  personal: { firstName: '', lastName: '', phone: '', interests: [], customFields: [] },
  upcasters: [],
});
