import { type LeadEvent } from '#contracts/lead/events.js';
import { type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { accept, type Decision, reject, type Rejection } from '#backend/shared/domain/decision.js';
import { type Lead, type LeadDetails } from './lead.fold.js';

/** What staff correct; '' takes a value away. */
export interface LeadEdit extends Partial<Pick<LeadDetails, 'firstName' | 'lastName' | 'phone'>> {
  /** In its normal form; never ''. */
  readonly email?: string;
}

export interface EditLead {
  readonly leadId: string;
  readonly edit: LeadEdit;
  /** By the key of an integration, rather than by staff. */
  readonly isByKey: boolean;
  readonly editedAt: string;
}

/** Null where the lead may be corrected. A key moves nobody's lead: whoever proves the next address might get it. */
export const editRefusal = (
  { edit: { email }, isByKey }: Pick<EditLead, 'edit' | 'isByKey'>,
  { status, userId, email: present }: Lead,
): Rejection<LeadRejectionCode> | null => {
  if (status !== 'captured') return { code: 'LEAD_NOT_KNOWN' };
  const isMoved = email !== undefined && email !== present;
  return isByKey && isMoved && userId !== null ? { code: 'LEAD_IS_LINKED', details: { field: 'email' } } : null;
};

/** Nothing where all is so already. */
export const editLead = (command: EditLead, lead: Lead): Decision<LeadEvent, LeadRejectionCode> => {
  const rejection = editRefusal(command, lead);
  if (rejection !== null) return reject(rejection.code, rejection.details);
  const { leadId, edit, editedAt } = command;
  const { details, userId } = lead;
  const { email: given, ...told } = edit;
  const email = given === undefined || given === lead.email ? null : given;
  const isTold = Object.entries(told).every(([name, value]) => details[name as keyof typeof told] === value);
  if (email === null && isTold) return accept();
  const data = { leadId, userId, ...details, ...told, enrichedAt: editedAt, email };
  return accept({ type: 'LeadEnriched', version: 2, data });
};
