import { type Costume } from '../drawing/portrait/costume.js';
import { type Country } from '../drawing/landscape/country.js';

/** What a craft draws its own people with: their portraits, and the landscapes of their saga. */
export interface People {
  readonly costume: Costume;
  readonly country: Country;
}
