import { type LeadEvent, type LeadSyncedV1, type LeadSyncFailedV1 } from '#contracts/lead/events.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { type ContactFields, contactOf } from './contact.rules.js';
import { type Lead } from './lead.fold.js';

export interface RecordSync extends Omit<LeadSyncedV1, 'userId' | 'ghlContactId'> {
  readonly contactId: string;
  /** What was brought there. */
  readonly fields: ContactFields;
}
export type RecordSyncFailure = Omit<LeadSyncFailedV1, 'userId'>;

const written = (value: unknown): string => JSON.stringify(value);

/** Nothing where the lead has changed meanwhile: the job of that change records both. */
export const recordSync = (command: RecordSync, lead: Lead): Decision<LeadEvent, never> => {
  const { contactId, fields, ...data } = command;
  const isCurrent = written([contactOf(lead), lead.tags]) === written([fields, data.tags]);
  if (lead.status !== 'captured' || !isCurrent) return accept();
  const { synced, userId, isPending } = lead;
  const now = { contactId, sent: data.sent, tags: data.tags };
  if (!isPending && lead.failure === null && written(now) === written(synced)) return accept();
  return accept({ type: 'LeadSynced', version: 1, data: { ...data, userId, ghlContactId: contactId } });
};

/** A reason once, until it has passed. */
export const recordSyncFailure = (command: RecordSyncFailure, lead: Lead): Decision<LeadEvent, never> =>
  lead.status === 'captured' && lead.failure !== command.reason
    ? accept({ type: 'LeadSyncFailed', version: 1, data: { ...command, userId: lead.userId } })
    : accept();
