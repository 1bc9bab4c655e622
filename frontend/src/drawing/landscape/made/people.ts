import { type Country } from '../country.js';
import { type Form } from '../form.js';
import { rider } from './beasts.js';

/** A traveller with a staff and a pack, seen from behind. */
const walker = (x: number, y: number, scale: number): Form => ({
  at: [x, y, scale],
  body: 'M-4-8L-7.5 4.5-8.5 6h4.5L0.5-6 3.5 4.5 3 6h5L5-8zM-5.5-20.5Q-10.5-20-10-14.5T-5-9.5z',
  dyed: 'M0.5-26C-4-25-6-19-6.5-12-7-7-7-5-8.5-2.5-4-1 4-1.5 7-3 6.5-10 5.5-18 4-22.5 3.5-25 2.5-26 0.5-26z',
  line: 'M11 6L8.5-31M1-25C2-18 1-10 1.5-2.5M4-18L9-16.5',
  solid: 'M1.5-25a3.5 3.5 0 1 0-0.1 0z',
  lit: 'M2.5-25.5C5-24 6.5-12 7-3L5.5-2.6C5.5-11 4-21 1.5-25z',
});
export const traveller = ({ rides }: Country, x: number, y: number, scale: number): Form =>
  rides ? rider(x, y, scale * 1.05) : walker(x, y - 5 * scale, scale);
