import { Plain } from '../../drawing/portrait/backdrop.js';
import { type Costume } from '../../drawing/portrait/costume.js';
import { Dress } from './dress.js';
import { Headgear } from './headgear.js';

export const costume: Costume = {
  cloth: '#9c7148',
  Dress,
  Headgear,
  Backdrop: Plain,
  backdropByNight: [
    'M0 128L8 104 16 128 26 98 36 128 46 108 54 128H110L120 102 130 128 142 96 154 128 160 112 164 124V226H0z',
    'M0 150Q70 138 164 148V226H0z',
  ],
  cuts: { male: ['shoulder', 'braids'], female: ['braids', 'long'], 'non-binary': ['shoulder', 'braids'] },
};
