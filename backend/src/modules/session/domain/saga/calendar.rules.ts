import { type Draw } from '#game/model/draw.js';
import { type Calendar, type Hour, HOURS, type Season, SEASONS, type Weather } from '#game/model/calendar.js';
import { type Deed } from '#game/model/deed.js';
import { feeds } from '#game/play/deeds.js';
import { serviceOf } from '#game/model/offer-ids.js';

const DAYS_OF_A_SEASON = 30;

/** The weather of twenty mornings, by season. */
const SKIES: Readonly<Record<Season, readonly Weather[]>> = {
  spring: [
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'cloud',
    'cloud',
    'cloud',
    'cloud',
    'rain',
    'rain',
    'rain',
    'rain',
    'rain',
    'wind',
    'wind',
    'wind',
    'fog',
    'fog',
    'storm',
  ],
  summer: [
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'cloud',
    'cloud',
    'cloud',
    'rain',
    'rain',
    'wind',
    'wind',
    'heat',
    'heat',
    'heat',
    'fog',
    'storm',
    'storm',
  ],
  autumn: [
    'clear',
    'clear',
    'clear',
    'clear',
    'cloud',
    'cloud',
    'cloud',
    'rain',
    'rain',
    'rain',
    'rain',
    'rain',
    'wind',
    'wind',
    'wind',
    'fog',
    'fog',
    'fog',
    'storm',
    'storm',
  ],
  winter: [
    'clear',
    'clear',
    'clear',
    'clear',
    'cloud',
    'cloud',
    'cloud',
    'snow',
    'snow',
    'snow',
    'snow',
    'snow',
    'snow',
    'wind',
    'wind',
    'fog',
    'fog',
    'storm',
    'storm',
    'rain',
  ],
};
const skyOf = (season: Season, draw: Draw): Weather =>
  SKIES[season][draw('weather', SKIES[season].length) - 1] ?? 'clear';

/** The first morning: no saga begins in winter. */
export const firstMorning = (draw: Draw): Calendar => {
  const season = SEASONS[draw('season', 3) - 1] ?? 'spring';
  return { day: 1, hour: 'morning', season, weather: skyOf(season, draw), fedOn: 1 };
};

const nextMorning = ({ day, season, fedOn }: Calendar, draw: Draw): Calendar => {
  const turns = day % DAYS_OF_A_SEASON === 0;
  const then = turns ? (SEASONS[(SEASONS.indexOf(season) + 1) % SEASONS.length] ?? season) : season;
  return {
    day: day + 1,
    hour: 'morning',
    season: then,
    weather: skyOf(then, draw),
    ...(fedOn === undefined ? {} : { fedOn }),
  };
};

/** Parts of a day that a deed takes; a night's rest takes the rest of the day. */
const partsOf = ({ offerId }: Deed): number => (serviceOf(offerId) === 'work' ? 2 : 1);

const later = (calendar: Calendar, parts: number, draw: Draw): Calendar => {
  if (parts === 0) return calendar;
  const hour = HOURS[HOURS.indexOf(calendar.hour) + 1];
  return later(hour === undefined ? nextMorning(calendar, draw) : { ...calendar, hour }, parts - 1, draw);
};

/** The next hour of this name: at most a day away, so that no more than one morning comes. */
const until = (calendar: Calendar, hour: Hour, draw: Draw): Calendar => {
  const then = later(calendar, 1, draw);
  return then.hour === hour ? then : until(then, hour, draw);
};
/** A rest until healed lasts until the next morning: nobody sleeps the threat away. */
const hourOf = ({ attempt }: Deed): Hour | null => (attempt?.until === 'healed' ? 'morning' : (attempt?.until ?? null));
const afterAttempt = (calendar: Calendar, deed: Deed, success: boolean, draw: Draw): Calendar => {
  const hour = success ? hourOf(deed) : null;
  return hour === null ? later(calendar, 1, draw) : until(calendar, hour, draw);
};

/** How a deed went, and the parts of the day that its failure cost. */
interface Ended {
  readonly success: boolean;
  readonly lost?: number;
}
/** The time after a deed. */
export const timeAfter = (calendar: Calendar, deed: Deed, { success, lost = 0 }: Ended, draw: Draw): Calendar => {
  if (deed.attempt !== null) return afterAttempt(calendar, deed, success, draw);
  return deed.kind === 'rest' && success ? nextMorning(calendar, draw) : later(calendar, partsOf(deed) + lost, draw);
};

/** In a town there is always a meal; elsewhere only some deeds give one. */
export const eatsBy = (deed: Deed, success: boolean, inTown: boolean): boolean =>
  inTown || (success && (feeds(deed) || (deed.attempt?.verb === 'eat' && deed.requiresItem !== null)));

/** A ration of the provisions: carried food that nobody named, eaten away from a town's tables. */
const isRation = ({ attempt, requiresItem }: Deed): boolean =>
  attempt?.verb === 'eat' && attempt.object === null && requiresItem === null;
/** Days' worth of the provisions that a deed eats up: more than the daily share feeds now, and is missed later. */
export const rationsOf = (deed: Deed, inTown: boolean): number => (!inTown && isRation(deed) ? 1 : 0);

/** A saga that began before meals were counted starts to count here. */
export const fedAfter = (calendar: Calendar, eats: boolean, rations = 0): Calendar => ({
  ...calendar,
  fedOn: eats ? calendar.day : (calendar.fedOn ?? calendar.day) - rations,
});
