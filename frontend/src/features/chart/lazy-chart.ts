import { lazy } from 'react';
import { whenOnline } from '../../lib/lazy-parts.js';

export const loadChart = whenOnline(async () => ({ default: (await import('./components/chart.js')).Chart }));
/** The chart, loaded when it is first shown. */
export const LazyChart = lazy(loadChart);

/** A chart that cannot be moved or travelled on. */
export const LazyStillChart = lazy(
  whenOnline(async () => ({ default: (await import('./components/still-chart.js')).StillChart })),
);
