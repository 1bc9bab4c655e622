import { lazy } from 'react';
import { whenOnline } from '../../lib/lazy-parts.js';
import { type ThemeFolder } from '../load-theme.js';
import { Band } from './band.js';
import { CHART_BY_DAY, CHART_BY_NIGHT } from './chart.js';
import { kanjiOf } from './count.js';
import './craft.css';
import './day.css';
import './face.css';
import { Gutter } from './gutter.js';
import { HitPointsBar } from './hit-points-bar.js';
import { Inline } from './kanji.js';
import { Mark } from './mark.js';
import './night.css';
import { PortraitFrame, portraitOutline } from './portrait-frame.js';

/** Sumi on washi: brush strokes for rules, stones of go, a seal in the fold. */
export const theme: ThemeFolder = {
  numeral: (n) => <Inline text={kanjiOf(n)} />,
  Mark,
  Gutter,
  Band,
  PortraitFrame,
  portraitOutline,
  HitPointsBar,
  Ending: lazy(whenOnline(() => import('./ending.js'))),
  chart: { day: CHART_BY_DAY, night: CHART_BY_NIGHT },
};
