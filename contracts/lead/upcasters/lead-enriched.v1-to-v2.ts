import { type LeadEnrichedV1, type LeadEnrichedV2 } from '../events/shapes/lead-enriched.js';

/** Before, the address of a lead never changed. */
export const leadEnrichedV1ToV2 = (data: LeadEnrichedV1): LeadEnrichedV2 => ({ ...data, email: null });
