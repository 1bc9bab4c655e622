import { setTimeout as wait } from 'node:timers/promises';
import { type Postgres } from '../postgres/postgres.port.js';
import { CrmError } from './crm-error.js';

/** A call that would have to wait longer fails, and its job is tried again later. */
const LONGEST_WAIT_MS = 20_000;

interface Slot extends Record<string, unknown> {
  readonly waitMs: number;
}

/** The row is locked while a slot is taken, so that all processes together keep the gap. */
const TAKE = `insert into crm_pace as pace (location, next_at, gap_ms)
  values ($1, clock_timestamp() + $2 * interval '1 ms', $2)
  on conflict (location) do update
    set next_at = greatest(pace.next_at, clock_timestamp(), pace.closed_until) + pace.gap_ms * interval '1 ms'
    where greatest(pace.next_at, pace.closed_until) < clock_timestamp() + $3 * interval '1 ms'
  returning extract(epoch from next_at - gap_ms * interval '1 ms' - clock_timestamp())::float8 * 1000 as "waitMs"`;
const OPEN_AT = 'select greatest(next_at, closed_until) as "openAt" from crm_pace where location = $1';
const CLOSE = `insert into crm_pace as pace (location, next_at, gap_ms, closed_until)
  values ($1, clock_timestamp(), $3, clock_timestamp() + $2 * interval '1 ms')
  on conflict (location) do update
    set closed_until = greatest(pace.closed_until, excluded.closed_until), gap_ms = excluded.gap_ms`;
const SET_GAP = 'update crm_pace set gap_ms = $2 where location = $1';

/**
 * Spreads the calls of all processes evenly over the CRM's interval, in Postgres, which every installation has: so no
 * interval, wherever it begins, has more calls than are allowed.
 */
export class CrmPace {
  constructor(
    private readonly db: Postgres,
    private readonly location: string,
    private gapMs: number,
  ) {}

  /** Resolves when the call may begin. @throws CrmError `closed`, with the time when it opens */
  async take(): Promise<void> {
    const { rows } = await this.db.query<Slot>(TAKE, [this.location, this.gapMs, LONGEST_WAIT_MS]);
    const [slot] = rows;
    if (!slot) throw new CrmError('closed', { openAt: await this.openAt() });
    if (slot.waitMs > 0) await wait(slot.waitMs);
  }

  /** Lets no call begin for this time. */
  async close(ms: number): Promise<void> {
    await this.db.query(CLOSE, [this.location, ms, this.gapMs]);
  }

  /** Sets the gap that follows from the limits in the CRM's headers. */
  async keepGap(gapMs: number): Promise<void> {
    if (gapMs === this.gapMs) return;
    this.gapMs = gapMs;
    await this.db.query(SET_GAP, [this.location, gapMs]);
  }

  private async openAt(): Promise<Date> {
    const { rows } = await this.db.query<{ openAt: Date }>(OPEN_AT, [this.location]);
    return rows[0]?.openAt ?? new Date();
  }
}
