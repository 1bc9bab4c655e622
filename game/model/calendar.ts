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
const HUNGRY_AFTER = 4;
export const isHungry = ({ day, fedOn = day }: Calendar): boolean => day - fedOn >= HUNGRY_AFTER;
