import { type LeadEvent } from '#contracts/lead/events.js';
import { type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Lead } from './lead.fold.js';

export interface LinkLead {
  readonly leadId: string;
  readonly userId: string;
  /** The guest from whom it may be taken, since their sagas become this person's; null: it must not be linked yet. */
  readonly from: string | null;
  /** The person has proved this address, and so the lead is theirs; null where it is for another reason. */
  readonly provedEmail: string | null;
  readonly linkedAt: string;
}

/** Whoever corrected an address is not who left it: to prove a corrected one takes a lead from nobody. */
const mayTake = ({ from, provedEmail }: LinkLead, { userId: owner, email, capturedEmail }: Lead): boolean => {
  if (provedEmail !== null && provedEmail !== email) return false;
  return owner === null || (owner === from && (provedEmail === null || provedEmail === capturedEmail));
};

/** A lead stays with the first person who plays with it. */
export const linkLead = (command: LinkLead, lead: Lead): Decision<LeadEvent, LeadRejectionCode> => {
  const { leadId, userId, linkedAt } = command;
  if (lead.status !== 'captured') return reject('LEAD_NOT_KNOWN');
  if (lead.userId === userId) return accept();
  if (!mayTake(command, lead)) return reject('LEAD_IS_ANOTHERS');
  return accept({ type: 'LeadLinked', version: 1, data: { leadId, userId, linkedAt } });
};
