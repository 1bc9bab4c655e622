import { Peaks } from '../../drawing/portrait/backdrop.js';
import { type Costume } from '../../drawing/portrait/costume.js';
import { Dress } from './dress.js';
import { Headgear } from './headgear.js';

export const costume: Costume = {
  cloth: '#2c4468',
  Dress,
  Headgear,
  Backdrop: Peaks,
  backdropByNight: ['M0 132Q44 120 64 76L70 72 76 77 82 73Q100 116 164 132V226H0z', 'M0 152Q60 140 164 150V226H0z'],
  cuts: { male: ['cropped', 'tied'], female: ['long', 'tied'], 'non-binary': ['tied', 'long'] },
  eyes: ['narrow', 'narrow', 'heavy'],
};
