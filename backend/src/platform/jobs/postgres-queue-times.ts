import type pg from 'pg';
import { CLOCKS_DIFFER_MS, type CorrectTimes, LOCKS_DIFFER_MS } from './queue-times.js';

/** $1 queue, $2 now, $3 difference of clocks, $4 lock, $5 difference for locks, $6 rate. Workers are woken by the notification. */
const CORRECT = `with delayed as (
    update job set process_at_ms = $2::bigint + delay_ms
    where queue = $1 and state = 'delayed'
      and process_at_ms > $2::bigint + $3 and process_at_ms > $2::bigint + $3 + delay_ms returning 1
  ), locks as (
    update job set locked_until_ms = $2::bigint + $4
    where queue = $1 and state = 'active' and locked_until_ms > $2::bigint + $4 + $5 returning 1
  ), checks as (
    delete from meta where queue = $1 and field = 'stalled-check' and value::bigint > $2::bigint + $3 returning 1
  ), rates as (
    delete from rate_limit where queue = $1 and expire_at_ms > $2::bigint + $3 + $6::bigint returning 1
  ), corrected as (
    select from delayed union all select from locks union all select from checks union all select from rates
  )
  select pg_notify('bullmq_jobs', $1) where exists (select from corrected)`;

/** In BullMQ's tables (its migrations 0001 and 0002), on connections whose search path is its schema. */
export const correctPostgresTimes =
  (pool: pg.Pool): CorrectTimes =>
  async ({ queue, now, lockMs, ratePerMs }) => {
    await pool.query(CORRECT, [queue, now, CLOCKS_DIFFER_MS, lockMs, LOCKS_DIFFER_MS, ratePerMs]);
  };
