import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type NewJob, type Reaction } from '#backend/platform/reactions/reaction.js';
import { type GameDeed, MILESTONES } from '../domain/game-engagement.rules.js';
import { TRACK_DEED } from './lead-jobs.js';

interface Deed {
  readonly deed: GameDeed;
  readonly userId: string;
  /** Words of closed sets, and ids. */
  readonly told: Readonly<Record<string, string | number>>;
}

const gameDeedOf = ({ type, data }: LoggedEvent): Deed | null => {
  if (type === 'SessionStarted') {
    const { userId, sessionId, faction, difficulty } = data;
    return { deed: 'game_started', userId, told: { sessionId, faction, difficulty } };
  }
  if (type === 'TurnResolved') {
    const { userId, sessionId, turn } = data;
    return MILESTONES.includes(turn) ? { deed: 'turn_milestone', userId, told: { sessionId, turn } } : null;
  }
  if (type !== 'CharacterFell' && type !== 'SessionEnded') return null;
  const reason = type === 'CharacterFell' ? 'fall' : data.reason;
  return { deed: 'game_over', userId: data.userId, told: { sessionId: data.sessionId, reason } };
};

const personDeedOf = ({ type, data }: LoggedEvent): Deed | null => {
  if (type === 'AccountRegistered' || type === 'GuestBecameAccount')
    return { deed: 'signed_up', userId: data.userId, told: {} };
  if (type === 'SubscriptionActivated') return { deed: 'subscribed', userId: data.userId, told: { tier: data.tier } };
  if (type === 'TierChanged') return { deed: 'tier_changed', userId: data.userId, told: { tier: data.to } };
  return type === 'SubscriptionExpired' ? { deed: 'subscription_ended', userId: data.userId, told: {} } : null;
};

/** The game's own events, as far as they say how engaged a person is. Whether the person is a lead is looked up by the job. */
export const trackWhenPersonPlayed: Reaction = {
  name: 'track-when-person-played',
  types: [
    'SessionStarted',
    'TurnResolved',
    'CharacterFell',
    'SessionEnded',
    'AccountRegistered',
    'GuestBecameAccount',
    'SubscriptionActivated',
    'TierChanged',
    'SubscriptionExpired',
  ],
  startsAt: 'now',
  queues: [TRACK_DEED],
  jobsFor: (events) =>
    events.flatMap((cause): readonly NewJob[] => {
      const found = gameDeedOf(cause) ?? personDeedOf(cause);
      if (found === null) return [];
      const { deed, userId, told } = found;
      const data = { ...told, deed, userId, engagementId: cause.id, at: cause.metadata.occurredAt };
      return [{ queue: TRACK_DEED, data, options: { id: `deed-${cause.id}` }, cause }];
    }),
};
