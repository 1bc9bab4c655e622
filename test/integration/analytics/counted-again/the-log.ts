import { type AnyEnvelope } from '../../../support/projections/samples.js';
import { type Row } from '../analytics-database.js';
import { calendarFrom, type PlayedTurn } from '../counting.js';
import { AS_OF, STAFF } from '../hand-made-log.js';
import { RANDOM_LOG } from './random-log.js';
import { DAY_MS, FIRST_DAY } from './random.js';

/** Rows of a view, or of an expression over it. */
export type View = (name: string, columns?: string) => Promise<readonly Row[]>;

export type Data<Type> = Extract<AnyEnvelope, { readonly type: Type }>['data'];
/** Loops over the log alone: no read model, no SQL. */
export const of = <Type extends AnyEnvelope['type']>(type: Type): readonly Data<Type>[] =>
  RANDOM_LOG.filter((event) => event.type === type).map(({ data }) => data as Data<Type>);

/** Days since the first Monday. */
export const dayOf = (time: string): number => Math.floor((Date.parse(time) - FIRST_DAY) / DAY_MS);
export const CALENDAR = calendarFrom(FIRST_DAY, AS_OF);
export const { dateOf, today: TODAY } = CALENDAR;

const owners = new Map(of('GuestClaimed').map(({ userId, ownerId }) => [userId, ownerId]));
export const who = (userId: string): string => owners.get(userId) ?? userId;
export const isStaff = (userId: string): boolean => who(userId) === STAFF;

export interface Played extends PlayedTurn {
  readonly at: number;
  readonly turn: number;
  readonly terrain: string;
  readonly check: { readonly chance: number; readonly roll: number } | null;
}
export const TURNS: readonly Played[] = of('TurnResolved')
  .filter(({ userId }) => !isStaff(userId))
  .map(({ userId, sessionId, turn, resolvedAt, cell, check }) => ({
    ...{ who: who(userId), session: sessionId, day: dayOf(resolvedAt), at: Date.parse(resolvedAt) },
    ...{ turn, terrain: cell.terrain, check },
  }));
export const keyOf = ({ session, turn }: Pick<Played, 'session' | 'turn'>): string => `${session} ${turn}`;
