import { type ThemeFolder } from '../load-theme.js';
import { Band } from './band.js';
import { CHART_BY_DAY, CHART_BY_NIGHT } from './chart.js';
import { Gutter } from './gutter.js';
import { log, words } from './log.js';
import { Mark } from './mark.js';
import { numeral } from './numeral.js';
import { PortraitFrame, portraitOutline } from './portrait-frame.js';
import '../log.css';
import './face.css';
import './day.css';
import './night.css';

/** Pirates: a ruled log in IM Fell, rope, diamonds. */
export const theme: ThemeFolder = {
  numeral,
  Mark,
  Gutter,
  Band,
  PortraitFrame,
  portraitOutline,
  log,
  words,
  chart: { day: CHART_BY_DAY, night: CHART_BY_NIGHT },
};
