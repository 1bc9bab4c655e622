import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type NewJob, type Reaction } from '#backend/platform/reactions/reaction.js';
import { ACCOUNT_MAIL, accountMail, type AccountMailJob } from '../mailed/account-mail.queue.js';

const mailsFor = ({ id, type, data }: LoggedEvent): readonly AccountMailJob[] => {
  if (type === 'AccountRegistered' || type === 'GuestBecameAccount')
    return data.email === '' ? [] : [{ mail: 'confirm-address', userId: data.userId, requestId: id }];
  if (type === 'EmailChanged')
    return [
      { mail: 'address-changed', userId: data.userId, at: data.changedAt },
      { mail: 'confirm-address', userId: data.userId, requestId: id },
    ];
  return type === 'PasswordChanged' ? [{ mail: 'password-changed', userId: data.userId, at: data.changedAt }] : [];
};

/** Asks a claimed address to confirm, and tells the account's owner of every change of password or address. */
export const mailWhenAccountChanged: Reaction = {
  name: 'mail-when-account-changed',
  types: ['AccountRegistered', 'GuestBecameAccount', 'EmailChanged', 'PasswordChanged'],
  startsAt: 'now',
  queues: [ACCOUNT_MAIL],
  jobsFor: (events) =>
    events.flatMap((event): readonly NewJob[] =>
      mailsFor(event).map((job) => ({ ...accountMail(job, event.id), cause: event })),
    ),
};
