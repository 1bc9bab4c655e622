import { randomUUID } from 'node:crypto';
import { type RateLimits, RATE_LIMITS } from '#backend/platform/rate-limits/rate-limits.port.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const { points, seconds } = RATE_LIMITS.turn;

/** Where a contract runs. */
export interface RateLimitsUnderTest {
  /** A process' limits. */
  open(): RateLimits;
  /** What expires by the server's own clock does so this much later, as when that clock was set back. */
  expireLater(ms: number): Promise<void>;
}

/** Limits whose counts are shared by all processes, on both stores (design section 8). */
export const rateLimitsContract = (name: string, under: RateLimitsUnderTest): void => {
  describe(`rate limits on ${name}`, () => {
    const setAhead = (): void => {
      const now = Date.now.bind(Date);
      jest.spyOn(Date, 'now').mockImplementation(() => now() + DAY_MS);
    };
    const setRight = async (): Promise<void> => {
      jest.restoreAllMocks();
      await under.expireLater(DAY_MS);
    };
    const take = async (limits: RateLimits, holder: string, times: number): Promise<readonly (number | null)[]> => {
      const answers: (number | null)[] = [];
      for (let n = 0; n < times; n++) answers.push(await limits.take('turn', holder));
      return answers;
    };
    afterEach(() => jest.restoreAllMocks());

    it('let as many through as they say, in all processes together, and name the wait', async () => {
      const [holder, one, other] = [randomUUID(), under.open(), under.open()];
      const half = points / 2;
      expect([...(await take(one, holder, half)), ...(await take(other, holder, half))]).toEqual(
        Array.from({ length: points }, () => null),
      );
      const [wait] = await take(one, holder, 1);
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(seconds);
      expect(await take(other, randomUUID(), 1)).toEqual([null]);
    });

    it('are over within their period when a clock was a day ahead', async () => {
      const [holder, limits] = [randomUUID(), under.open()];
      setAhead();
      expect((await take(limits, holder, points + 1)).at(-1)).not.toBeNull();
      await setRight();
      expect(await take(under.open(), holder, 1)).toEqual([null]);
    });

    it('count anew, not on top of what a clock ahead has counted', async () => {
      const [holder, limits] = [randomUUID(), under.open()];
      setAhead();
      await take(limits, holder, points - 1);
      await setRight();
      expect(await take(limits, holder, points)).toEqual(Array.from({ length: points }, () => null));
      expect((await take(limits, holder, 1))[0]).toBeLessThanOrEqual(seconds);
    });
  });
};
