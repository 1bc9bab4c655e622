import { Town } from '../../drawing/portrait/backdrop.js';
import { type Costume } from '../../drawing/portrait/costume.js';
import { Dress } from './dress.js';
import { Headgear, isMailed } from './headgear.js';

export const costume: Costume = {
  cloth: '#b7b3aa',
  Dress,
  Headgear,
  Backdrop: Town,
  covers: (profession) => (isMailed(profession) ? 'head' : 'crown'),
  backdropByNight: ['M0 126Q60 108 164 122V226H0z', 'M118 140V96h4v-5h4v5h4v-5h4v5h4V76l7-16 7 16v64h14v86H0v-80z'],
};
