import { type Costume } from '../drawing/portrait/costume.js';
import { type Country } from '../drawing/landscape/country.js';

/** The art of a people: their portraits, and the landscapes of their sagas. */
export interface People {
  readonly costume: Costume;
  readonly country: Country;
}
