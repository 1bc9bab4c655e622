import { lazy } from 'react';
import { CHART_BY_DAY, CHART_BY_NIGHT } from './chart.js';
import { whenOnline } from '../../lib/lazy-parts.js';
import { roman } from '../../lib/words.js';
import { type Theme } from '../theme.js';
import { Band } from './band.js';
import { Gutter } from './gutter.js';
import { HitPointsBar } from './hit-points-bar.js';
import { Mark } from './mark.js';
import { PortraitFrame, portraitOutline } from './portrait-frame.js';

/** The default theme: IM Fell, vellum, rhumb lines, dots. */
export const house: Theme = {
  id: 'default',
  numeral: (n) => `${roman(n)}.`,
  Mark,
  Gutter,
  Band,
  PortraitFrame,
  portraitOutline,
  HitPointsBar,
  Ending: lazy(whenOnline(() => import('./ending.js'))),
  log: null,
  words: {
    saga: (name) => `The Saga of ${name}`,
    place: (title) => title,
    question: (shortName) => `What does ${shortName} do?`,
  },
  chart: { day: CHART_BY_DAY, night: CHART_BY_NIGHT },
};
