/** The time of a saga: four parts of a day, days from 1, seasons of thirty days. */
export const HOURS = ['morning', 'noon', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const WEATHERS = ['clear', 'cloud', 'rain', 'wind', 'fog', 'storm', 'snow', 'heat'] as const;
export type Weather = (typeof WEATHERS)[number];

export interface Calendar {
  /** 1 on the day of the oath. */
  readonly day: number;
  readonly hour: Hour;
  readonly season: Season;
  readonly weather: Weather;
  /** Day of the last full meal; absent in a saga that began before meals were counted. */
  readonly fedOn?: number;
}

/** The time without the hero's meals. */
export type Moment = Omit<Calendar, 'fedOn'>;

/** Days after a full meal until hunger begins: before, carried food is enough. */
export const FOOD_DAYS = 4;
/** Days that the carried food lasts, 0 to `FOOD_DAYS`; null in a saga in which no meal was counted yet. */
export const foodLeft = ({ day, fedOn }: Pick<Calendar, 'day' | 'fedOn'>): number | null =>
  fedOn === undefined ? null : Math.max(0, FOOD_DAYS - (day - fedOn));
export const isHungry = (calendar: Calendar): boolean => foodLeft(calendar) === 0;
