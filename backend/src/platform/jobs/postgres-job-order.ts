import type pg from 'pg';
import { type JobOrder } from './job-order.js';

/** Beside BullMQ's own tables, on connections whose search path is its schema. */
export const JOB_ORDER_TABLE = `create table if not exists steppes_job_order (
  queue text not null,
  key text not null,
  id text not null,
  place bigint generated always as identity,
  entered_at timestamptz not null default clock_timestamp(),
  primary key (queue, key, id)
)`;

const ENTER = 'insert into steppes_job_order (queue, key, id) values ($1, $2, $3) on conflict do nothing';
const FIRST = `select id, (extract(epoch from clock_timestamp() - entered_at) * 1000)::float8 as "ageMs"
  from steppes_job_order where queue = $1 and key = $2 order by place limit 1`;
const LEAVE = 'delete from steppes_job_order where queue = $1 and key = $2 and id = $3';

export const createPostgresJobOrder = (pool: pg.Pool): JobOrder => ({
  enter: async ({ queue, key, id }) => {
    await pool.query(ENTER, [queue, key, id]);
  },
  first: async ({ queue, key }) =>
    (await pool.query<{ id: string; ageMs: number }>(FIRST, [queue, key])).rows[0] ?? null,
  leave: async ({ queue, key, id }) => {
    await pool.query(LEAVE, [queue, key, id]);
  },
});
