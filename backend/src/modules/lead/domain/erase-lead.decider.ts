import { type LeadEvent } from '#contracts/lead/events.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { type Lead } from './lead.fold.js';

export interface EraseLead {
  readonly leadId: string;
  readonly erasedAt: string;
}

/** Its key is destroyed. */
export const eraseLead = ({ leadId, erasedAt }: EraseLead, lead: Lead): Decision<LeadEvent, never> =>
  lead.status === 'captured'
    ? accept({ type: 'LeadErased', version: 1, data: { leadId, userId: lead.userId, erasedAt } })
    : accept();
