import { Peaks } from '../../drawing/portrait/backdrop.js';
import { type Costume } from '../../drawing/portrait/costume.js';
import { Dress } from './dress.js';
import { Headgear } from './headgear.js';

export const costume: Costume = {
  cloth: '#8a6b4a',
  Dress,
  Headgear,
  Backdrop: Peaks,
  backdropByNight: [
    'M0 128L24 84 38 104 60 70 92 122 118 92 134 110 150 84 164 104V226H0z',
    'M0 152L40 138 90 148 164 134V226H0z',
  ],
  covers: () => 'crown',
  cuts: {
    male: ['shoulder', 'braids', 'tied', 'cropped'],
    female: ['braids', 'long', 'braids', 'knot'],
    'non-binary': ['braids', 'shoulder', 'tied'],
  },
};
