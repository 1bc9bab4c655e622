import { useEffect } from 'react';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { useReading } from '../../crafts/use-theme.js';
import { loadWhenIdle, warned, whenOnline } from '../../lib/lazy-parts.js';

/** Loads the whole chart: a separate script for the plates alone would weigh more. */
const loadSurvey = whenOnline(() => import('./components/chart.js'));

/**
 * Has a world surveyed ahead, so that its chart is shown soon; `world` is null until it is known. `isDue`: the page
 * shows the chart without a press; else the survey waits until the page is idle.
 */
export const useSurveyAhead = (world: RecordedWorld | null, faction: FactionId, isDue: boolean): void => {
  const { theme, light } = useReading(),
    ink = theme.chart[light];
  useEffect(() => {
    if (world === null) return undefined;
    let giveUp: (() => void) | null = null,
      left = false;
    const begin = async (): Promise<void> => {
      const { surveyAhead } = await loadSurvey();
      if (!left) giveUp = surveyAhead({ world, faction, ink });
    };
    if (isDue) warned(begin);
    const stop = isDue ? null : loadWhenIdle(begin);
    return () => {
      left = true;
      stop?.();
      giveUp?.();
    };
  }, [world, faction, ink, isDue]);
};
