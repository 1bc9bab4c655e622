import { type Hour, type Moment, type Weather } from '#game/model/calendar.js';

const TOWARDS: Readonly<Record<Hour, string>> = {
  morning: 'The next morning',
  noon: 'Towards noon',
  dusk: 'Towards evening',
  night: 'After nightfall',
};
const SKY: Readonly<Record<Weather, string>> = {
  clear: 'a clear sky',
  cloud: 'clouds',
  rain: 'rain',
  wind: 'wind',
  fog: 'fog',
  storm: 'a storm',
  snow: 'snow',
  heat: 'heat',
};

/** The time of arrival: 'Towards evening, rain'. */
export const arrivalLine = ({ hour, weather }: Pick<Moment, 'hour' | 'weather'>): string =>
  `${TOWARDS[hour]}, ${SKY[weather]}`;

/** Announced as the hero leaves, and when they are on the way. */
export const settingOut = (where: string): string => `Setting out for ${where}. Press Escape to stay.`;
export const onTheWay = (where: string): string => `On the way to ${where}.`;
