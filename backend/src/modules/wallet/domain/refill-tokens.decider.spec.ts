import fc from 'fast-check';
import { type PlanName } from '#contracts/subscription/tiers.js';
import { type WalletEvent } from '#contracts/wallet/events.js';
import { type TokensRefilledV2 } from '#contracts/wallet/events/shapes/tokens-refilled.js';
import { givenEvents } from '#test/support/given.js';
import { refillTokens } from './refill-tokens.decider.js';
import { walletFold, type Wallet } from './wallet.fold.js';

const HOUR = 3_600_000;
const WEEK = 168 * HOUR;
const SIGN_UP = Date.parse('2026-03-01T10:00:00.000Z');
const iso = (ms: number): string => new Date(ms).toISOString();
/** The n-th refill after sign-up. */
const refill = (n: number): string => iso(SIGN_UP + n * WEEK);

const ALLOWANCES: Readonly<Record<PlanName, number | null>> = { guest: 5, free: 10, gold: 100, platinum: 400 };
const registered = (balanceAfter: number | null = 10): WalletEvent => ({
  type: 'TokensGranted',
  version: 2,
  data: { userId: 'u', amount: balanceAfter, reason: 'registered', balanceAfter, refillsAt: refill(1) },
});
const spent = (balanceAfter: number): WalletEvent => ({
  type: 'TokenSpent',
  version: 1,
  data: {
    userId: 'u',
    commandId: `left ${balanceAfter}`,
    sessionId: 's',
    price: 1,
    balanceAfter,
    actionsTakenAfter: 1,
    spentAt: refill(0),
  },
});
const refilled = (over: Partial<TokensRefilledV2>): WalletEvent => ({
  type: 'TokensRefilled',
  version: 2,
  data: {
    userId: 'u',
    amount: 10,
    balanceAfter: 10,
    refilledAt: refill(1),
    plan: 'free',
    reason: 'week',
    refillsAt: refill(2),
    ...over,
  },
});
const run =
  (now: string, plan: PlanName = 'free', allowance = ALLOWANCES[plan]) =>
  (wallet: Wallet) =>
    refillTokens({ userId: 'u', inForce: { plan, allowance }, now: new Date(now) }, wallet);
const given = (...events: readonly WalletEvent[]) => givenEvents(walletFold, ...events);

describe('a refill by the week', () => {
  it('comes at its time, not before it, and once', () => {
    given(registered(), spent(3))
      .when(run(iso(SIGN_UP + WEEK - 1)))
      .thenNothing();
    given(registered(), spent(3))
      .when(run(refill(1)))
      .then(refilled({}));
    given(registered(), spent(3), refilled({}))
      .when(run(refill(1)))
      .thenNothing();
  });

  it('that is late comes once, and the next one stands on the grid of before', () => {
    const late = iso(SIGN_UP + 3.5 * WEEK);
    given(registered(), spent(3))
      .when(run(late))
      .then(refilled({ refilledAt: late, refillsAt: refill(4) }));
  });

  it('sets the full amount of the plan, also where more is left from a greater one', () => {
    const gold = refilled({ amount: 100, balanceAfter: 100, plan: 'gold' });
    given(registered(), gold, spent(60))
      .when(run(refill(2)))
      .then(refilled({ refilledAt: refill(2), refillsAt: refill(3) }));
  });

  it('never comes to guests', () => {
    const guest: WalletEvent = {
      type: 'TokensGranted',
      version: 2,
      data: { userId: 'u', amount: 5, reason: 'guest', balanceAfter: 5, refillsAt: null },
    };
    given(guest, spent(0))
      .when(run(refill(9), 'guest'))
      .thenNothing();
    given(guest, spent(0))
      .when(run(refill(9)))
      .thenNothing();
  });

  it('gives a number back to a wallet whose plan has a limit again', () => {
    given(registered(null))
      .when(run(refill(1)))
      .then(refilled({}));
  });
});

describe('a change of the plan in mid-week', () => {
  const [day, upgraded] = [iso(SIGN_UP + 2 * 24 * HOUR), { plan: 'gold', reason: 'upgrade', amount: 100 } as const];
  const gold = refilled({ ...upgraded, balanceAfter: 100, refilledAt: day, refillsAt: refill(1) });

  it('fills up at once where it is an upgrade, and leaves the day of the refill', () => {
    given(registered(), spent(3)).when(run(day, 'gold')).then(gold);
    given(registered(), spent(3), gold).when(run(day, 'gold')).thenNothing();
    given(registered(), gold, spent(70))
      .when(run(day, 'platinum'))
      .then(
        refilled({
          plan: 'platinum',
          reason: 'upgrade',
          amount: 400,
          balanceAfter: 400,
          refilledAt: day,
          refillsAt: refill(1),
        }),
      );
  });

  it('takes nothing away where it is a downgrade', () => {
    given(registered(), gold, spent(70)).when(run(day)).thenNothing();
  });

  it('gives nothing twice to who goes back and forth', () => {
    const wallet = given(registered(), gold, spent(1));
    wallet.when(run(day)).thenNothing();
    wallet.when(run(day, 'gold')).thenNothing();
  });

  it('ends all counting where the new plan has no limit, until the week is over', () => {
    const endless = refilled({ ...upgraded, amount: null, balanceAfter: null, refilledAt: day, refillsAt: refill(1) });
    given(registered(), spent(0))
      .when(run(day, 'gold', null))
      .then(endless);
    given(registered(), endless).when(run(day)).thenNothing();
  });
});

describe('a clock that was ahead', () => {
  it('by less than a week leaves the refill where it is', () => {
    given(registered(), refilled({ refillsAt: refill(2) }))
      .when(run(iso(SIGN_UP + WEEK - HOUR / 2)))
      .thenNothing();
  });

  it('by years makes nobody wait longer than a week: the refill goes back to its grid', () => {
    const ahead = refilled({ refilledAt: iso(SIGN_UP + 104.5 * WEEK), refillsAt: refill(105) });
    const now = iso(SIGN_UP + 1.5 * WEEK);
    given(registered(), ahead, spent(2))
      .when(run(now))
      .then({
        type: 'RefillRescheduled',
        version: 1,
        data: { userId: 'u', refillsAt: refill(2), rescheduledAt: now },
      });
  });
});

interface Step {
  readonly hours: number;
  readonly plan: PlanName;
  readonly spends: number;
}
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    // Mostly forwards, now and then far, also back.
    hours: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 100 }) },
      fc.integer({ min: -4_000, max: 9_000 }),
    ),
    plan: fc.constantFrom<PlanName>('free', 'gold', 'platinum'),
    spends: fc.nat(30),
  }),
  { maxLength: 60 },
);
/** One look of the job at the wallet. */
interface Look {
  readonly now: number;
  readonly plan: PlanName;
  readonly before: Wallet;
  readonly after: Wallet;
  readonly isWeek: boolean;
}
const looksAt = (walk: readonly Step[]): readonly Look[] => {
  let [now, wallet] = [SIGN_UP, walletFold.evolve(walletFold.initial, registered())];
  return walk.map(({ hours, plan, spends }) => {
    now += hours * HOUR;
    const before = wallet;
    const decision = run(iso(now), plan)(before);
    if (!decision.accepted) throw new Error('a refill is never refused');
    const after = decision.events.reduce(walletFold.evolve, before);
    wallet = walletFold.evolve(after, spent(Math.max(0, (after.balance ?? 0) - spends)));
    const isWeek = decision.events.some(({ type, data }) => type === 'TokensRefilled' && data.reason === 'week');
    return { now, plan, before, after, isWeek };
  });
};
const timeOf = ({ refillsAt }: Wallet): number => Date.parse(refillsAt ?? '');

describe('over any clock, plans and spending, a refill', () => {
  const holds = (property: (look: Look) => void): void =>
    fc.assert(fc.property(steps, (walk) => looksAt(walk).forEach(property)));

  it('stands on the grid from sign-up, and is never out of reach', () =>
    holds(({ now, after }) => {
      expect(Math.abs(timeOf(after) - SIGN_UP) % WEEK).toBe(0);
      expect(timeOf(after)).toBeGreaterThan(now);
      expect(timeOf(after)).toBeLessThanOrEqual(now + WEEK + HOUR);
    }));

  it('is made once', () =>
    holds(({ now, plan, after }) => expect(run(iso(now), plan)(after)).toEqual({ accepted: true, events: [] })));

  it('comes exactly when it is due, with the full amount; nothing else takes a token', () =>
    holds(({ now, plan, before, after, isWeek }) => {
      expect(isWeek).toBe(timeOf(before) <= now);
      if (isWeek) expect(after.balance).toBe(ALLOWANCES[plan]);
      else expect(after.balance).toBeGreaterThanOrEqual(before.balance ?? 0);
    }));

  it('comes once for each week in which somebody looked, while the clock only goes on', () => {
    const forwards = steps.map((walk) => walk.map((each) => ({ ...each, hours: Math.abs(each.hours) })));
    fc.assert(
      fc.property(forwards, (walk) => {
        const looks = looksAt(walk);
        const weekOf = ({ now }: Look): number => Math.floor((now - SIGN_UP) / WEEK);
        const looked = [...new Set(looks.map(weekOf))].filter((week) => week > 0);
        expect(looks.filter(({ isWeek }) => isWeek).map(weekOf)).toEqual(looked);
      }),
    );
  });
});
