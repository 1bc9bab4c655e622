import { declareEvent } from '../../shared/event-declaration.js';
import { type ConversionStatusV1 } from './shapes/lead.v1.js';

/** The lead has come further: it plays, has an account, or pays. */
export interface LeadConvertedV1 {
  readonly leadId: string;
  readonly userId: string | null;
  readonly from: ConversionStatusV1;
  readonly to: ConversionStatusV1;
  /** All tags of the lead now. */
  readonly tags: readonly string[];
  readonly convertedAt: string;
}

export const leadConverted = declareEvent<[LeadConvertedV1]>()({
  type: 'LeadConverted',
  version: 1,
  stream: 'lead',
  personal: 'none',
  upcasters: [],
});
