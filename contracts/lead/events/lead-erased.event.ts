import { declareEvent } from '../../shared/event-declaration.js';

/** The lead's key is destroyed, alone or with its person; its contact in the CRM is deleted next. */
export interface LeadErasedV1 {
  readonly leadId: string;
  readonly userId: string | null;
  readonly erasedAt: string;
}

export const leadErased = declareEvent<[LeadErasedV1]>()({
  type: 'LeadErased',
  version: 1,
  stream: 'lead',
  personal: 'none',
  upcasters: [],
});
