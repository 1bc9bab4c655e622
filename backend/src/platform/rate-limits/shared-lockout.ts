import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { type Logger } from '../logger.port.js';
import { type LockoutAttempt, KNOWN_ADDRESS_S, type Lockout, LOCKOUT_LIMITS } from './lockout.port.js';
import { type MakeLimiter } from './shared-rate-limits.js';

type Counted = keyof typeof LOCKOUT_LIMITS;
const MS = 1_000;

/** Milliseconds to wait, or 0. */
const counted = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
    throw refusal;
  }
};

class SharedLockout implements Lockout {
  private readonly limiters: Record<Counted, RateLimiterAbstract>;
  private readonly known: RateLimiterAbstract;

  constructor(
    factor: number,
    make: MakeLimiter,
    private readonly log: Pick<Logger, 'warn'>,
  ) {
    const limiterOf = (kind: Counted): RateLimiterAbstract => {
      const { points, seconds } = LOCKOUT_LIMITS[kind];
      const scaled = Math.max(1, Math.round(points * factor));
      return make({ keyPrefix: `sign-in-${kind}`, points: scaled, duration: seconds });
    };
    this.limiters = { pair: limiterOf('pair'), address: limiterOf('address'), account: limiterOf('account') };
    this.known = make({ keyPrefix: 'sign-in-known', points: 1, duration: KNOWN_ADDRESS_S });
  }

  async begin(attempt: LockoutAttempt): Promise<number | null> {
    return this.orWithout(null, async () => {
      let waitMs = 0;
      for (const [kind, key] of await this.countsOf(attempt)) {
        waitMs = Math.max(waitMs, await counted(this.limiters[kind], key));
      }
      return waitMs > 0 ? Math.max(1, Math.ceil(waitMs / MS)) : null;
    });
  }

  async succeed(attempt: LockoutAttempt): Promise<void> {
    await this.orWithout(undefined, async () => {
      for (const [kind, key] of await this.countsOf(attempt)) await this.limiters[kind].reward(key);
      await this.known.set(pairOf(attempt), 1, KNOWN_ADDRESS_S);
    });
  }

  /** An address known to the account has a count of its own: failures from elsewhere do not lock it out. */
  private async countsOf(attempt: LockoutAttempt): Promise<readonly (readonly [Counted, string])[]> {
    const byAddress = ['address', attempt.address] as const;
    if (attempt.isOfDevice) return [byAddress];
    const byPair = ['pair', pairOf(attempt)] as const;
    const isKnown = (await this.known.get(pairOf(attempt))) !== null;
    return isKnown ? [byAddress, byPair] : [byAddress, byPair, ['account', attempt.holder]];
  }

  private async orWithout<T>(fallback: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.log.warn({ error }, 'the counts of sign-ins could not be read; no limit applies');
      return fallback;
    }
  }
}

const pairOf = ({ address, holder }: LockoutAttempt): string => `${holder} ${address}`;

/** The defaults times RATE_LIMIT's factor; nobody is refused where it is off. */
export const createLockout = (factor: number | 'off', make: MakeLimiter, log: Pick<Logger, 'warn'>): Lockout =>
  factor === 'off'
    ? { begin: () => Promise.resolve(null), succeed: () => Promise.resolve() }
    : new SharedLockout(factor, make, log);
