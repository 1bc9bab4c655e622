import { type Country } from '../../drawing/landscape/country.js';
import { fir, oak } from '../../drawing/landscape/land/growth.js';
import { campOf } from '../../drawing/landscape/made/landmarks.js';
import { SHIP } from './ship.js';
import { TOWN, yurt } from './town.js';

export const country: Country = {
  trees: [fir, oak],
  town: TOWN,
  ship: SHIP,
  ploughs: false,
  rides: true,
  landmarks: { camp: campOf([...yurt(-30, -2, 32), ...yurt(30, -4, 28)]) },
};
