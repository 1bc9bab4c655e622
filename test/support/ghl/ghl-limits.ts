export interface GhlLimits {
  /** Calls in an interval; the default is that of GoHighLevel in a hundredth of its time. */
  readonly max: number;
  readonly intervalMs: number;
  readonly perDay: number;
}

/** Counts calls as GoHighLevel does, in intervals that begin at its own times. */
export class GhlCounter {
  /** Calls that came although the limit was reached. */
  refused = 0;
  /** In seconds, said where the day's calls are used up; null: it says nothing. */
  retryAfter: number | null = null;
  private interval = -1;
  private inInterval = 0;
  private today = 0;

  constructor(
    readonly limits: GhlLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns whether the call is allowed */
  count(): boolean {
    const interval = Math.floor(this.now() / this.limits.intervalMs);
    if (interval !== this.interval) [this.interval, this.inInterval] = [interval, 0];
    const isAllowed = this.inInterval < this.limits.max && this.today < this.limits.perDay;
    if (isAllowed) {
      this.inInterval++;
      this.today++;
    } else this.refused++;
    return isAllowed;
  }

  useUpDay(): void {
    this.today = this.limits.perDay;
  }
  nextDay(): void {
    this.today = 0;
  }

  get headers(): Readonly<Record<string, string>> {
    const { max, intervalMs, perDay } = this.limits;
    const isUsedUp = this.today >= perDay;
    return {
      ...(isUsedUp && this.retryAfter !== null && { 'retry-after': String(this.retryAfter) }),
      'x-ratelimit-max': String(max),
      'x-ratelimit-remaining': String(Math.max(0, max - this.inInterval)),
      'x-ratelimit-interval-milliseconds': String(intervalMs),
      'x-ratelimit-limit-daily': String(perDay),
      'x-ratelimit-daily-remaining': String(Math.max(0, perDay - this.today)),
    };
  }
}
