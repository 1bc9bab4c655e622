import { type TrackEngagement } from './track-engagement.decider.js';

/** What the game tells of a person who plays, from its own events. */
export type GameDeed =
  'game_started' | 'turn_milestone' | 'game_over' | 'signed_up' | 'subscribed' | 'tier_changed' | 'subscription_ended';

/** Turns of a saga that are told. */
export const MILESTONES: readonly number[] = [1, 5, 10, 25, 50, 100, 250, 500, 1_000];

/** From which turn of a saga on a person plays on this level. */
const LEVELS = [
  { name: 'devoted', from: 100 },
  { name: 'engaged', from: 10 },
  { name: 'curious', from: 1 },
] as const;

/** The level of a person who got this far in a saga; null before the first turn. */
export const levelOfPlay = (turn: number): 'curious' | 'engaged' | 'devoted' | null =>
  LEVELS.find(({ from }) => turn >= from)?.name ?? null;

const CONVERSIONS: Readonly<Record<GameDeed, TrackEngagement['convertsTo']>> = {
  game_started: 'player',
  turn_milestone: 'player',
  game_over: 'player',
  signed_up: 'account',
  subscribed: 'subscriber',
  tier_changed: null,
  subscription_ended: null,
};

const levels = (turn: number): readonly string[] =>
  LEVELS.flatMap(({ name, from }) => (turn >= from ? [`plays-${name}`] : []));

/** Tags that a deed adds, by what it tells. */
const tagsOf = (deed: GameDeed, told: Readonly<Record<string, string>>): readonly string[] => {
  switch (deed) {
    case 'game_started':
      return told['faction'] ? [`plays-${told['faction']}`] : [];
    case 'turn_milestone':
      return levels(Number(told['turn']));
    case 'game_over':
      return [`saga-${told['reason']}`];
    case 'subscribed':
    case 'tier_changed':
      return told['tier'] && told['tier'] !== 'free' ? [`tier-${told['tier']}`] : [];
    case 'subscription_ended':
      return ['subscription-ended'];
    case 'signed_up':
      return [];
  }
};

export interface ToldDeed {
  readonly engagementId: string;
  readonly deed: GameDeed;
  readonly told: Readonly<Record<string, string>>;
  readonly at: string;
}

/** The game's deed as an engagement of a lead. */
export const engagementOf = ({ engagementId, deed, told, at }: ToldDeed): Omit<TrackEngagement, 'leadId'> => {
  const level = deed === 'turn_milestone' ? levelOfPlay(Number(told['turn'])) : null;
  const all = { ...told, ...(level && { level }) };
  return {
    engagementId,
    action: deed,
    details: Object.entries(all).map(([name, value]) => ({ name, value })),
    source: 'game',
    tags: tagsOf(deed, told),
    convertsTo: CONVERSIONS[deed],
    trackedAt: at,
  };
};
