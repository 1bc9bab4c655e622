import { type Country } from '../../drawing/landscape/country.js';
import { cypress, oak } from '../../drawing/landscape/land/growth.js';
import { SHIP } from './ship.js';
import { TOWN } from './town.js';

export const country: Country = {
  trees: [cypress, oak],
  town: TOWN,
  ship: SHIP,
  ploughs: true,
};
