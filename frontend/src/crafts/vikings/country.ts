import { type Country } from '../../drawing/landscape/country.js';
import { fir } from '../../drawing/landscape/land/growth.js';
import { SHIP } from './ship.js';
import { TOWN } from './town.js';

export const country: Country = {
  trees: [fir, fir],
  town: TOWN,
  ship: SHIP,
  ploughs: true,
  isFjords: true,
};
