import { type Country } from '../../drawing/landscape/country.js';
import { fir, pine } from '../../drawing/landscape/land/growth.js';
import { Bough } from './bough.js';
import { sacredMountain } from './sacred-mountain.js';
import { SHIP } from './ship.js';
import { TOWN, torii } from './town.js';

export const country: Country = {
  trees: [pine, fir],
  town: TOWN,
  ship: SHIP,
  ploughs: true,
  landmarks: { shrine: [torii(0, 3, 38)] },
  mountain: sacredMountain,
  NightSky: Bough,
};
