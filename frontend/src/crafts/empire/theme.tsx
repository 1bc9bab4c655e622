import { roman } from '../../lib/words.js';
import { type ThemeFolder } from '../load-theme.js';
import { Band } from './band.js';
import { CHART_BY_DAY, CHART_BY_NIGHT } from './chart.js';
import { Mark } from './mark.js';
import './face.css';
import './day.css';
import './night.css';

/** Empire: Cinzel, the meander, tesserae. */
export const theme: ThemeFolder = {
  numeral: (n) => roman(n).toUpperCase(),
  Mark,
  Band,
  chart: { day: CHART_BY_DAY, night: CHART_BY_NIGHT },
};
