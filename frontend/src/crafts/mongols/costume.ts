import { Plain } from '../../drawing/portrait/backdrop.js';
import { type Costume } from '../../drawing/portrait/costume.js';
import { Dress } from './dress.js';
import { Headgear } from './headgear.js';

export const costume: Costume = {
  cloth: '#2f5570',
  Dress,
  Headgear,
  Backdrop: Plain,
  backdropByNight: [
    'M0 124Q50 112 92 120T164 114V226H0z',
    'M0 146Q60 134 164 142V226H0zM118 141q2-14 18-17 16 3 18 17z',
  ],
  covers: () => 'crown',
  cuts: {
    male: ['braids', 'cropped', 'tied'],
    female: ['braids', 'long'],
    'non-binary': ['braids', 'tied', 'shoulder'],
  },
  eyes: ['narrow', 'narrow', 'heavy'],
};
