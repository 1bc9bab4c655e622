import { type AnyEnvelope, sample } from '../../support/projections/samples.js';

/** The log is read on a Thursday; its Mondays are March 2, 9, 16 and 23. */
export const AS_OF = '2026-03-26T12:00:00Z';
/** Whose address is listed in STAFF_EMAILS. */
export const STAFF = 'sue';

const at = (day: string, minute = 0): string =>
  new Date(Date.parse(`2026-03-${day}T10:00:00.000Z`) + minute * 60_000).toISOString();

export const sessionOf = (userId: string): string => `saga of ${userId}`;

type Started = readonly [faction: string, difficulty: string, profession: string];
const begin = (userId: string, day: string, [faction, difficulty, profession]: Started): readonly AnyEnvelope[] => [
  sample('GuestCreated', { userId, createdAt: at(day) }),
  sample('SessionStarted', {
    ...{ userId, sessionId: sessionOf(userId), characterId: `character of ${userId}` },
    ...({ faction, difficulty, profession } as object),
    startedAt: at(day, 1),
  }),
];

type Turn = {
  readonly turn: number;
  readonly terrain?: string;
  /** Percent needed, percent rolled. */
  readonly check?: readonly [chance: number, roll: number];
} & (
  | {
      readonly day: string;
      /** After ten; that of its number where absent. */
      readonly minute?: number;
    }
  | { readonly time: string }
);
const timeOf = (turn: Turn): string => ('time' in turn ? turn.time : at(turn.day, turn.minute ?? 10 + turn.turn));
const cell = (sample('TurnResolved').data as unknown as { readonly cell: object }).cell;
export const play = (userId: string, played: Turn): AnyEnvelope => {
  const { turn, terrain = 'plains', check } = played;
  return sample('TurnResolved', {
    userId,
    sessionId: sessionOf(userId),
    turn,
    resolvedAt: timeOf(played),
    cell: { ...cell, terrain } as never,
    isCustomAction: false,
    check: check ? { attribute: 'strength', difficulty: 'medium', chance: check[0], roll: check[1] } : null,
    success: check === undefined || check[1] <= check[0],
  });
};
export const exhausted = (userId: string, spent: Turn): AnyEnvelope =>
  sample('TokenSpent', {
    ...{ userId, sessionId: sessionOf(userId), commandId: `turn ${spent.turn}` },
    balanceAfter: 0,
    spentAt: timeOf(spent),
  });

type Told = readonly [turn: number, narrator: 'floor' | 'model', latencyMs: number | null];
export const tell = (userId: string, [turn, narrator, latencyMs]: Told): AnyEnvelope =>
  sample('TurnNarrated', { userId, sessionId: sessionOf(userId), turn, narrator, latencyMs });
const doubt = (turn: number, right: 'player' | 'nobody'): AnyEnvelope =>
  sample('SentenceDoubted', { doubtId: `doubt ${turn}`, userId: 'ann', sessionId: sessionOf('ann'), turn, right });

const visit = (visitId: string, day: string, userId: string | null, isFirst = true): readonly AnyEnvelope[] => [
  sample('VisitBegan', { visitId, userId: null, isFirst, beganAt: at(day, -1) }),
  ...(userId === null
    ? []
    : (['difficulty', 'world'] as const).map((step) =>
        sample('VisitStepReached', { visitId, userId, step, reachedAt: at(day) }),
      )),
];

const lead = (leadId: string, leadSource: string, userId: string | null = null): AnyEnvelope =>
  sample('LeadCaptured', { leadId, userId, leadSource, capturedAt: at('02') });
const converted = (leadId: string, to: 'player' | 'subscriber'): AnyEnvelope => sample('LeadConverted', { leadId, to });

const ANNS_ROLLS = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** Ann stays, bob dies, cid and fay come back, eve is erased, sue is staff, and one looked in and left. */
export const HAND_MADE_LOG: readonly AnyEnvelope[] = [
  ...visit('v-ann', '02', 'ann'),
  ...visit('v-nobody', '02', null),
  ...begin('ann', '02', ['vikings', 'normal', 'warrior']),
  ...ANNS_ROLLS.map((roll, n) => play('ann', { day: '02', turn: n + 1, check: [60, roll] })),
  tell('ann', [1, 'model', 1_000]),
  tell('ann', [2, 'model', 3_000]),
  tell('ann', [3, 'floor', 5_000]),
  tell('ann', [4, 'floor', null]),
  doubt(1, 'player'),
  doubt(2, 'nobody'),
  sample('GuestBecameAccount', { userId: 'ann', registeredAt: at('02', 60) }),
  ...begin('fay', '02', ['mongols', 'forgiving', 'scout']),
  play('fay', { day: '02', turn: 1 }),
  ...visit('v-bob', '03', 'bob'),
  ...begin('bob', '03', ['samurai', 'hardcore', 'scout']),
  play('bob', { day: '03', turn: 1, check: [95, 99] }),
  exhausted('bob', { day: '03', turn: 2 }),
  play('bob', { day: '03', turn: 2, check: [95, 99], terrain: 'swamp' }),
  sample('SessionEnded', {
    userId: 'bob',
    sessionId: sessionOf('bob'),
    characterId: 'character of bob',
    turn: 2,
    reason: 'death',
  }),
  ...visit('v-bob-again', '04', 'bob', false),
  ...begin(STAFF, '03', ['pirates', 'normal', 'diplomat']),
  ...visit('v-staff', '04', STAFF),
  play(STAFF, { day: '03', turn: 1, check: [50, 50], terrain: 'ocean' }),
  exhausted(STAFF, { day: '03', turn: 1 }),
  ...begin('cid', '10', ['vikings', 'normal', 'merchant']),
  ...visit('v-cid-elsewhere', '11', 'cid'),
  exhausted('cid', { day: '10', turn: 1 }),
  play('cid', { day: '10', turn: 1 }),
  play('ann', { day: '10', turn: 10 }),
  sample('SubscriptionActivated', { userId: 'ann', subscriptionId: 'of ann', activatedAt: at('10', 30) }),
  play('fay', { day: '16', turn: 2 }),
  ...begin('eve', '16', ['empire', 'normal', 'scholar']),
  play('eve', { day: '16', turn: 1 }),
  // A minute before seven days are over.
  play('cid', { day: '17', turn: 2, minute: 10 }),
  exhausted('ann', { day: '24', turn: 11 }),
  play('ann', { day: '24', turn: 11 }),
  play('cid', { day: '24', turn: 3 }),
  sample('PersonErased', { userId: 'eve' }),
  lead('l1', 'website', 'ann'),
  converted('l1', 'subscriber'),
  lead('l2', 'website'),
  lead('l3', 'of-one-friend'),
  lead('l-staff', 'website', STAFF),
  ...[1, 2, 3, 4, 5].map((n) => lead(`f${n}`, 'spring-fair')),
  converted('f1', 'player'),
];
