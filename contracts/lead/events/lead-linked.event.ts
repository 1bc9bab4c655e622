import { declareEvent } from '../../shared/event-declaration.js';

/** The lead plays as this guest or account: it is erased with the person from now on. */
export interface LeadLinkedV1 {
  readonly leadId: string;
  readonly userId: string;
  readonly linkedAt: string;
}

export const leadLinked = declareEvent<[LeadLinkedV1]>()({
  type: 'LeadLinked',
  version: 1,
  stream: 'lead',
  personal: 'none',
  upcasters: [],
});
