import { lazy } from 'react';
import { whenOnline } from '../../lib/lazy-parts.js';
import { type ThemeFolder } from '../load-theme.js';
import { Band } from './band.js';
import { CHART_BY_DAY, CHART_BY_NIGHT } from './chart.js';
import './day.css';
import './face.css';
import { Gutter } from './gutter.js';
import { HitPointsBar } from './hit-points-bar.js';
import './hit-points.css';
import { Mark } from './mark.js';
import './night.css';
import { PortraitFrame } from './portrait-frame.js';
import { RuneNumeral } from './runes/rune-numeral.js';
import './vikings.css';

/** Metamorphous, carved interlace, notches, runes. */
export const theme: ThemeFolder = {
  numeral: (n) => <RuneNumeral n={n} />,
  Mark,
  Gutter,
  Band,
  PortraitFrame,
  HitPointsBar,
  Ending: lazy(whenOnline(() => import('./ending/rune-stone.js'))),
  chart: { day: CHART_BY_DAY, night: CHART_BY_NIGHT },
};
