import { type Country } from '../../drawing/landscape/country.js';
import { cypress, pine } from '../../drawing/landscape/land/growth.js';
import { SHIP } from './ship.js';
import { TOWN } from './town.js';

export const country: Country = {
  trees: [pine, cypress],
  town: TOWN,
  ship: SHIP,
  ploughs: true,
};
