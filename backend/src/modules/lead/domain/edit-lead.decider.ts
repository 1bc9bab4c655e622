import { type LeadEvent } from '#contracts/lead/events.js';
import { type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Lead, type LeadDetails } from './lead.fold.js';

/** What an operator corrects; '' takes a value away. */
export type LeadEdit = Partial<Pick<LeadDetails, 'firstName' | 'lastName' | 'phone'>>;

export interface EditLead {
  readonly leadId: string;
  readonly edit: LeadEdit;
  readonly editedAt: string;
}

/** Nothing where all is so already. */
export const editLead = ({ leadId, edit, editedAt }: EditLead, lead: Lead): Decision<LeadEvent, LeadRejectionCode> => {
  if (lead.status !== 'captured') return reject('LEAD_NOT_KNOWN');
  const { details, userId } = lead;
  const isSame = Object.entries(edit).every(([name, value]) => details[name as keyof LeadEdit] === value);
  if (isSame) return accept();
  const data = { leadId, userId, ...details, ...edit, enrichedAt: editedAt };
  return accept({ type: 'LeadEnriched', version: 1, data });
};
