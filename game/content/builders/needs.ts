import { type Needs } from '../../model/content/frame.js';
import { SEASONS, WEATHERS } from '../../model/calendar.js';

/** For what is done by the light of day. */
export const BY_DAY: Needs = { hours: ['morning', 'noon', 'dusk'] };
/** While people work. */
export const IN_WORKING_HOURS: Needs = { hours: ['morning', 'noon'] };
export const BY_EVENING: Needs = { hours: ['dusk', 'night'] };
/** Where one has to see far. */
export const IN_VIEW: Needs = { ...BY_DAY, weathers: WEATHERS.filter((weather) => weather !== 'fog') };
/** In the open, among people who stay at home in such weather. */
export const IN_FAIR_WEATHER: Needs = {
  ...BY_DAY,
  weathers: WEATHERS.filter((weather) => weather !== 'storm' && weather !== 'snow'),
};
/** While things grow and creep. */
export const BEFORE_WINTER: Needs = { ...BY_DAY, seasons: SEASONS.filter((season) => season !== 'winter') };
