import { type Cursor, readCursor } from '../../domain/cursor.js';
import { invalidField, timeOf } from '../refusals.js';

/** What is asked to be sent again, as it was written. One of the first four is given; `after` also goes on with a range. */
export interface RedeliveryAsked {
  /** One delivery. */
  readonly messageId?: string | undefined;
  /** A cursor: what follows it. With `since` or `sinceDisabled`: where an answer's `next` said that more is left. */
  readonly after?: string | undefined;
  /** A time: what happened then and later. */
  readonly since?: string | undefined;
  /** What was missed since the endpoint was last disabled. */
  readonly sinceDisabled?: boolean | undefined;
  /** The end of a range: a cursor with `after`, a time with `since`. */
  readonly until?: string | undefined;
}

/** The same, understood. */
export type Redelivery =
  | { readonly kind: 'one'; readonly messageId: string }
  | { readonly kind: 'places'; readonly after: Cursor; readonly until: Cursor | null }
  | { readonly kind: 'times'; readonly since: Date; readonly until: Date | null; readonly after: Cursor | null }
  | { readonly kind: 'missed'; readonly after: Cursor | null };

const ONE_WAY = 'Name one of messageId, after, since and sinceDisabled.';

const cursorOf = (text: string, field: string): Cursor => {
  const cursor = readCursor(text);
  if (cursor === null) throw invalidField(field, `${text} is no cursor of an event.`);
  return cursor;
};

/** @throws RejectedError 400 */
const requireOne = ({ messageId, after, since, sinceDisabled, until }: RedeliveryAsked): void => {
  const begins = [since, sinceDisabled === true ? 'yes' : undefined].filter((way) => way !== undefined);
  const ways = [messageId, begins.length === 0 ? after : undefined, ...begins].filter((way) => way !== undefined);
  if (ways.length !== 1 || (messageId !== undefined && after !== undefined)) throw invalidField('messageId', ONE_WAY);
  if (until !== undefined && after === undefined && since === undefined)
    throw invalidField('until', 'until ends a range that begins with after or since.');
};

/** @throws RejectedError 400 */
export const redeliveryIn = (asked: RedeliveryAsked, now: Date): Redelivery => {
  requireOne(asked);
  const { messageId, since, until, sinceDisabled } = asked;
  if (messageId !== undefined) return { kind: 'one', messageId };
  const after = asked.after === undefined ? null : cursorOf(asked.after, 'after');
  if (sinceDisabled === true) return { kind: 'missed', after };
  if (since !== undefined) {
    const end = until === undefined ? null : timeOf(until, 'until', now);
    return { kind: 'times', since: timeOf(since, 'since', now), until: end, after };
  }
  const end = until === undefined ? null : cursorOf(until, 'until');
  if (after === null) throw invalidField('messageId', ONE_WAY);
  return { kind: 'places', after, until: end };
};
