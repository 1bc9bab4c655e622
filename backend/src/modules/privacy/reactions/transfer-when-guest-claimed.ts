import { type Reaction } from '#backend/platform/reactions/reaction.js';
import { TRANSFER_GUEST } from './transfer-guest.handler.js';

/** A saga that another process began with the guest's last trusted token is on the shelf by then. */
const ONCE_MORE_AFTER_MS = 60_000;

/** Gives the guest's sagas to the account, even if the first process died; late sagas follow a minute later. */
export const transferWhenGuestClaimed: Reaction = {
  name: 'transfer-when-guest-claimed',
  types: ['GuestClaimed'],
  startsAt: 'beginning',
  queues: [TRANSFER_GUEST],
  jobsFor: (events) =>
    events.flatMap((cause) => {
      if (cause.type !== 'GuestClaimed') return [];
      const { userId: guestId, ownerId } = cause.data;
      return [0, ONCE_MORE_AFTER_MS].map((delayMs) => ({
        queue: TRANSFER_GUEST,
        data: { guestId, ownerId },
        options: { id: `transfer-${cause.id}-${delayMs}`, delayMs },
        cause,
      }));
    }),
};
