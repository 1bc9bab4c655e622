import { Town } from '../../drawing/portrait/backdrop.js';
import { type Costume } from '../../drawing/portrait/costume.js';
import { Dress } from './dress.js';
import { Headgear, Lining } from './headgear.js';

export const costume: Costume = {
  cloth: '#4a4238',
  Dress,
  Headgear,
  Lining,
  Backdrop: Town,
  backdropByNight: [
    'M0 128V108h12V98l10-6 10 6v14h12v16zM96 128V96q2-24 24-26 22 2 24 26v32h20v98H0v-98z',
    'M0 152v-16l14-8 14 8v6h20v-12l12-7 12 7v14h40v-10h24v12h28v80H0z',
  ],
  cuts: {
    male: ['shoulder', 'cropped', 'curls'],
    female: ['shoulder', 'long', 'curls'],
    'non-binary': ['shoulder', 'cropped', 'curls'],
  },
};
