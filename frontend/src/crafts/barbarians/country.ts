import { type Country } from '../../drawing/landscape/country.js';
import { fir, oak } from '../../drawing/landscape/land/growth.js';
import { SHIP } from './ship.js';
import { TOWN, stones } from './town.js';

export const country: Country = {
  trees: [fir, oak],
  town: TOWN,
  ship: SHIP,
  ploughs: true,
  landmarks: { grave: stones(0, 2) },
};
