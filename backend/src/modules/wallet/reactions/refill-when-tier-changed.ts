import { type Reaction } from '#backend/platform/reactions/reaction.js';
import { REFILL_WALLET } from './refill-wallet.handler.js';

/** Adds a job that fills a wallet up when a greater tier has come into force (design section 9, 'refills'). */
export const refillWhenTierChanged: Reaction = {
  name: 'refill-when-tier-changed',
  types: ['TierChanged'],
  startsAt: 'beginning',
  queues: [REFILL_WALLET],
  jobsFor: (events) =>
    events.flatMap((cause) =>
      cause.type === 'TierChanged'
        ? [
            {
              queue: REFILL_WALLET,
              data: { userId: cause.data.userId, position: String(cause.position) },
              options: { id: `refill-wallet-${cause.id}` },
              cause,
            },
          ]
        : [],
    ),
};
