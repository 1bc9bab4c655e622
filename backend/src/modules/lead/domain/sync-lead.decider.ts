import { type LeadEvent, type LeadSyncedV2, type LeadSyncFailedV1 } from '#contracts/lead/events.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { type LeadFields, contactOf } from './contact.rules.js';
import { type Lead } from './lead.fold.js';

export interface RecordSync extends Omit<LeadSyncedV2, 'userId' | 'ghlContactId'> {
  readonly contactId: string;
  /** What was brought there. */
  readonly fields: LeadFields;
}
export type RecordSyncFailure = Omit<LeadSyncFailedV1, 'userId'>;

const written = (value: unknown): string => JSON.stringify(value);

/** Nothing where the lead has changed meanwhile: the job of that change records both. */
export const recordSync = (command: RecordSync, lead: Lead): Decision<LeadEvent, never> => {
  const { contactId, fields, ...data } = command;
  const isCurrent = written([contactOf(lead), lead.tags]) === written([fields, data.tags]);
  if (lead.status !== 'captured' || !isCurrent) return accept();
  const { synced, userId, isPending } = lead;
  const { contact, sent, tags, missing, refused, withheld } = data;
  const now = { contactId, contact, sent, tags, missing, refused, withheld };
  if (!isPending && lead.failure === null && written(now) === written(synced)) return accept();
  return accept({ type: 'LeadSynced', version: 2, data: { ...data, userId, ghlContactId: contactId } });
};

/** Records each reason once, until the lead changes or a sync succeeds. */
export const recordSyncFailure = (command: RecordSyncFailure, lead: Lead): Decision<LeadEvent, never> =>
  lead.status === 'captured' && lead.failure !== command.reason
    ? accept({ type: 'LeadSyncFailed', version: 1, data: { ...command, userId: lead.userId } })
    : accept();
