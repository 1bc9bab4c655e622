import { type Country } from '../../drawing/landscape/country.js';
import { palm } from '../../drawing/landscape/land/growth.js';
import { RuledSky } from './ruled-sky.js';
import { SHIP } from './ship.js';
import { TOWN } from './town.js';

export const country: Country = {
  trees: [palm, palm],
  town: TOWN,
  ship: SHIP,
  ploughs: false,
  NightSky: RuledSky,
};
