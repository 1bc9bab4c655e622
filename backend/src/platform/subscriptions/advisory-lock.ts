import type pg from 'pg';

/** An advisory lock of Postgres: a number unique in the database, or a class of locks and a name in it. */
export type AdvisoryLock = number | { readonly class: number; readonly name: string };

/** True when this session holds the lock from now on, until it ends; does not wait. */
export const tryLock = async (client: pg.Client, lock: AdvisoryLock): Promise<boolean> => {
  const query =
    typeof lock === 'number'
      ? { text: 'select pg_try_advisory_lock($1) as locked', values: [lock] }
      : { text: 'select pg_try_advisory_lock($1, hashtext($2)) as locked', values: [lock.class, lock.name] };
  const { rows } = await client.query<{ locked: boolean }>(query);
  return rows[0]?.locked ?? false;
};
