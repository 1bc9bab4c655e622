/** The moment as of which figures are made: `set analytics.as_of = '…'` takes another one than now. */
const AS_OF = `coalesce(nullif(current_setting('analytics.as_of', true), '')::timestamptz, now())`;
export const TODAY = `(${AS_OF} at time zone 'UTC')::date`;

export const dayOf = (time: string): string => `(${time} at time zone 'UTC')::date`;
/** The Monday of a day's ISO week. */
export const weekOf = (day: string): string => `date_trunc('week', ${day}::timestamp)::date`;

/**
 * Twenty hex digits that stand for an id in every view. The view itself reads the key, so that a person who may read
 * only views can't make the pseudonym of an id they know. A function would run with the reader's rights.
 */
export const pseudonym = (id: string): string =>
  `substr(encode(sha256(convert_to((select value from analytics_internal.settings where name = 'pseudonym key') || ${id}, 'UTF8')), 'hex'), 1, 20)`;

/** Who somebody is: a guest that an account took over is that account, also in what happened before. */
export const personOf = (userId: string): string =>
  `coalesce((select guest.owner_id from player_facts guest where guest.user_id = ${userId}), ${userId})`;

/** Each person once: an account that has taken over guests arrived when the first of them did. */
export const PERSONS = `select coalesce(owner_id, user_id) as user_id,
  min(coalesce(arrived_at, registered_at)) as arrived_at,
  min(registered_at) as registered_at
  from player_facts group by 1`;

export const isNoStaff = (userId: string): string =>
  `not exists (select from analytics_internal.staff s where s.user_id = ${userId})`;

/** Rounded to four decimal places; null where the whole is zero. */
export const share = (part: string, whole: string): string =>
  `round((${part})::numeric / nullif(${whole}, 0), 4)::float8`;
