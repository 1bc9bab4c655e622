import { type LeadEvent } from '#contracts/lead/events.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { type Lead, leadFold } from './domain/lead.fold.js';

/** The lead's fold with the owner of its snapshots' key: a lead is its own subject. */
export const storedLead: StoredFold<Lead, LeadEvent> = { ...leadFold, subjectOf: (_, leadId) => leadId };
