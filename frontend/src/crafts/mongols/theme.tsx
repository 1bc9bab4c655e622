import { type ThemeFolder } from '../load-theme.js';
import { Band } from './band.js';
import { CHART_BY_DAY, CHART_BY_NIGHT } from './chart.js';
import { Mark } from './mark.js';
import { numeral } from './numeral.js';
import './face.css';
import './day.css';
import './night.css';
import './mongols.css';

/** Mongols: Almendra, ram’s horns in felt, knots on a cord. */
export const theme: ThemeFolder = { numeral, Mark, Band, chart: { day: CHART_BY_DAY, night: CHART_BY_NIGHT } };
