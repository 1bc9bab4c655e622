import { declareEvent } from '../../shared/event-declaration.js';
import { leadEnrichedV1ToV2 } from '../upcasters/lead-enriched.v1-to-v2.js';
import { type LeadEnrichedV1, type LeadEnrichedV2 } from './shapes/lead-enriched.js';

export const leadEnriched = declareEvent<[LeadEnrichedV1, LeadEnrichedV2]>()({
  type: 'LeadEnriched',
  version: 2,
  stream: 'lead',
  personal: { firstName: '', lastName: '', phone: '', interests: [], customFields: [], email: null },
  upcasters: [leadEnrichedV1ToV2],
});
