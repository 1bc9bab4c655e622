import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { type NewJob, type Reaction } from '#backend/platform/reactions/reaction.js';
import { LINK_LEAD } from './lead-jobs.js';

const jobOf = ({ type, data }: LoggedEvent): JobData | null => {
  if (type === 'LeadCaptured') return data.userId === null ? null : { leadId: data.leadId, userId: data.userId };
  if (type === 'LeadEnriched') return data.email === null || data.userId !== null ? null : { leadId: data.leadId };
  if (type === 'EmailConfirmed') return { userId: data.userId };
  return type === 'GuestClaimed' ? { guestId: data.userId, userId: data.ownerId } : null;
};

/**
 * A lead belongs to who was signed in when it was captured, proved its address, or claimed the guest who plays as it. A
 * lead of nobody is also given to whoever had proved its address before staff corrected it.
 */
export const linkWhenPersonIsKnown: Reaction = {
  name: 'link-lead-when-person-is-known',
  types: ['LeadCaptured', 'LeadEnriched', 'EmailConfirmed', 'GuestClaimed'],
  startsAt: 'now',
  queues: [LINK_LEAD],
  jobsFor: (events) =>
    events.flatMap((cause): readonly NewJob[] => {
      const data = jobOf(cause);
      return data ? [{ queue: LINK_LEAD, data, options: { id: `link-${cause.id}` }, cause }] : [];
    }),
};
