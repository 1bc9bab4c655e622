import { type LeadEvent } from '#contracts/lead/events.js';
import { type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Lead, type LeadDetails } from './lead.fold.js';

/** What staff correct; '' takes a value away. */
export interface LeadEdit extends Partial<Pick<LeadDetails, 'firstName' | 'lastName' | 'phone'>> {
  /** In its normal form; never ''. */
  readonly email?: string;
}

export interface EditLead {
  readonly leadId: string;
  readonly edit: LeadEdit;
  readonly editedAt: string;
}

/** Nothing where all is so already. */
export const editLead = ({ leadId, edit, editedAt }: EditLead, lead: Lead): Decision<LeadEvent, LeadRejectionCode> => {
  if (lead.status !== 'captured') return reject('LEAD_NOT_KNOWN');
  const { details, userId } = lead;
  const { email: given, ...told } = edit;
  const email = given === undefined || given === lead.email ? null : given;
  const isTold = Object.entries(told).every(([name, value]) => details[name as keyof typeof told] === value);
  if (email === null && isTold) return accept();
  const data = { leadId, userId, ...details, ...told, enrichedAt: editedAt, email };
  return accept({ type: 'LeadEnriched', version: 2, data });
};
