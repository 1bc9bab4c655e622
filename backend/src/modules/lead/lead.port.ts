import { type ContactOriginV1 } from '#contracts/lead/events.js';

/** A lead by the ids that others know it by. */
export interface LeadRef {
  readonly leadId: string;
  /** The guest or account that it plays as; null until that is known. */
  readonly userId: string | null;
  readonly ghlContactId: string | null;
  /** Whether the CRM said that the contact was made by our call; 'unknown' of contacts from before that was kept. */
  readonly contactOrigin: ContactOriginV1;
}

/** Leads for other modules. An erased lead is not found. */
export interface Leads {
  findByContact(contactId: string): Promise<LeadRef | null>;
  /** @param email in any spelling */
  findByEmail(email: string): Promise<LeadRef | null>;
  /** The one captured last, where a person left several addresses. */
  ofUser(userId: string): Promise<LeadRef | null>;
}
export const LEADS = Symbol('Leads');
