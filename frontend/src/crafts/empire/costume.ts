import { Town } from '../../drawing/portrait/backdrop.js';
import { type Costume } from '../../drawing/portrait/costume.js';
import { Dress } from './dress.js';
import { Headgear } from './headgear.js';

export const costume: Costume = {
  cloth: '#efe3c9',
  Dress,
  Headgear,
  Backdrop: Town,
  covers: (profession) => (profession === 'warrior' ? 'crown' : 'nothing'),
  backdropByNight: [
    'M0 124Q40 108 84 118T164 108V226H0z',
    'M2 150V112h4v-14h3v14h6v-8q6-10 12 0v8h8v38zM120 150v-30l20-12 20 12v30h10v76H0v-76z',
  ],
};
