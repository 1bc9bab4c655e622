import { Sea } from '../../drawing/portrait/backdrop.js';
import { type Costume } from '../../drawing/portrait/costume.js';
import { Dress } from './dress.js';
import { Headgear } from './headgear.js';

export const costume: Costume = {
  cloth: '#8e2b20',
  Dress,
  Headgear,
  Backdrop: Sea,
  covers: () => 'crown',
  backdropByNight: ['M0 122L30 112 60 122H164V226H0z', 'M0 122H164V226H0z'],
};
