import { type ThemeFolder } from '../load-theme.js';
import { Band } from './band.js';
import { CHART_BY_DAY, CHART_BY_NIGHT } from './chart.js';
import { Mark } from './mark.js';
import { numeral } from './numeral.js';
import { PortraitFrame, portraitOutline } from './portrait-frame.js';
import './face.css';
import './day.css';
import './night.css';

/** Pirates: IM Fell in roman and italic, rope, diamonds. */
export const theme: ThemeFolder = {
  numeral,
  Mark,
  Band,
  PortraitFrame,
  portraitOutline,
  chart: { day: CHART_BY_DAY, night: CHART_BY_NIGHT },
};
