import { foodLeft } from '../../model/calendar.js';
import { type Needs } from '../../model/content/frame.js';
import { type Here } from './here.js';

type Spot = Pick<Here, 'calendar' | 'terrain'>;
const isAmong = <T>(declared: readonly T[] | undefined, now: T): boolean => declared?.includes(now) ?? true;

const isOnTime = ({ hours, weathers, seasons }: Needs, calendar: NonNullable<Here['calendar']>): boolean =>
  isAmong(hours, calendar.hour) && isAmong(weathers, calendar.weather) && isAmong(seasons, calendar.season);

/** A player who is not hungry yet has food to give away. */
const hasFood = ({ day, ...calendar }: NonNullable<Here['calendar']>): boolean =>
  day === undefined || foodLeft({ ...calendar, day }) !== 0;

/** Whether all declared needs hold. Without a calendar, every need about the time counts as met. */
export const meets = (needs: Needs, { calendar, terrain }: Spot): boolean =>
  (needs.afloat === undefined || needs.afloat === (terrain === 'ocean')) &&
  (calendar === null || (isOnTime(needs, calendar) && (needs.fed === undefined || hasFood(calendar))));
