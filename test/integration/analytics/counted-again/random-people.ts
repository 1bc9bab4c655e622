import { type AnyEnvelope, sample } from '../../../support/projections/samples.js';
import { sessionOf, STAFF } from '../hand-made-log.js';
import { below, DAY_MS, DAYS, FIRST_DAY, iso, MINUTE_MS, momentAfter, momentOn, oneIn, oneOf } from './random.js';

export const NAMES: readonly string[] = Array.from({ length: 40 }, (_, n) => `player ${n}`);
/** Guests whom an account took over; either of the two may have been here first. */
export const TAKEN: Readonly<Record<string, string>> = {
  'player 3': 'player 1',
  'player 4': 'player 1',
  'player 5': STAFF,
  ...Object.fromEntries([6, 8, 10, 12, 14].map((n) => [`player ${n}`, `player ${n + 1}`])),
};
const OWNERS = new Set(Object.values(TAKEN));
const ERASED = ['player 9', 'player 20', 'player 21'];

export interface Person {
  readonly userId: string;
  readonly arrivedAt: number;
  /** Null for a person who begins no saga. */
  readonly saga: { readonly startedAt: number; readonly turnsAt: readonly number[] } | null;
}

/** Guests sign up at once, later or never; some people were never a guest. Null for a person who stays a guest. */
const signUpOf = ({ userId, arrivedAt }: Person): number | null => {
  if (userId in TAKEN || (!OWNERS.has(userId) && oneIn(2))) return null;
  return oneIn(3) ? arrivedAt : momentAfter(arrivedAt);
};

const account = ({ userId, arrivedAt }: Person, signedUpAt: number | null): readonly AnyEnvelope[] => {
  const registeredAt = iso(signedUpAt ?? 0);
  if (signedUpAt === arrivedAt && oneIn(2)) return [sample('AccountRegistered', { userId, registeredAt })];
  const guest = sample('GuestCreated', { userId, createdAt: iso(arrivedAt) });
  if (signedUpAt !== null) return [guest, sample('GuestBecameAccount', { userId, registeredAt })];
  return oneIn(4) ? [guest, sample('RegistrationAbandoned', { userId })] : [guest];
};

/** Once, again, or never. */
const subscriptions = ({ userId }: Person, signedUpAt: number): readonly AnyEnvelope[] =>
  Array.from({ length: oneOf([0, 1, 2]) }, (_, n) =>
    sample('SubscriptionActivated', {
      ...{ userId, subscriptionId: `subscription ${n} of ${userId}` },
      activatedAt: iso(momentAfter(signedUpAt)),
    }),
  );

const started = ({ userId, saga }: Person): readonly AnyEnvelope[] => {
  if (saga === null) return [];
  const choice = { faction: oneOf(['vikings', 'samurai']), profession: oneOf(['scout', 'warrior']) };
  return [
    sample('SessionStarted', {
      ...{ userId, sessionId: sessionOf(userId), characterId: `character of ${userId}` },
      ...({ ...choice, difficulty: oneOf(['normal', 'forgiving']) } as object),
      startedAt: iso(saga.startedAt),
    }),
  ];
};

/** Turns on some days from then on. Many people get about ten in all, so that some just miss the tenth turn. */
const turnsAfter = (startedAt: number): readonly number[] => {
  const first = Math.floor((startedAt - FIRST_DAY) / DAY_MS) + below(2);
  const days = DAYS.filter((day) => day === first || (day > first && oneIn(6)));
  return days
    .flatMap((day) => Array.from({ length: 1 + below(4) }, () => momentOn(day)))
    .filter((at) => at >= startedAt)
    .sort((a, b) => a - b)
    .slice(0, oneOf([0, 1, 9, 10, 11, 40]));
};

export const personOf = (userId: string): Person => {
  const arrivedAt = momentOn(below(20));
  if (oneIn(6)) return { userId, arrivedAt, saga: null };
  const startedAt = oneIn(4) ? momentAfter(arrivedAt) : arrivedAt + below(30) * MINUTE_MS;
  return { userId, arrivedAt, saga: { startedAt, turnsAt: turnsAfter(startedAt) } };
};

export const beginning = (person: Person): readonly AnyEnvelope[] => {
  const signedUpAt = signUpOf(person);
  return [
    ...account(person, signedUpAt),
    ...(signedUpAt === null ? [] : subscriptions(person, signedUpAt)),
    ...started(person),
  ];
};

/** The end of the log. */
export const endings = (at: number): readonly AnyEnvelope[] => [
  ...Object.entries(TAKEN).flatMap(([guest, owner]) => [
    sample('GuestClaimed', { userId: guest, ownerId: owner, claimedAt: iso(at) }),
    sample('SessionTransferred', {
      ...{ sessionId: sessionOf(guest), characterId: `character of ${guest}` },
      ...{ fromUserId: guest, userId: owner },
    }),
  ]),
  ...ERASED.map((userId) => sample('PersonErased', { userId })),
];
