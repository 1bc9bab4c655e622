import { useEffect } from 'react';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { useReading } from '../../crafts/use-theme.js';
import { loadWhenIdle, whenOnline } from '../../lib/lazy-parts.js';

/** Of the chart's own part: a part for the plates alone would weigh more. */
const loadSurvey = whenOnline(() => import('./components/chart.js'));

/** Has a world surveyed while the reader is elsewhere, so that its chart is shown soon; null until it is known. */
export const useSurveyAhead = (world: RecordedWorld | null, faction: FactionId): void => {
  const { theme, light } = useReading(),
    ink = theme.chart[light];
  useEffect(() => {
    if (world === null) return undefined;
    let giveUp: (() => void) | null = null,
      left = false;
    const stop = loadWhenIdle(async () => {
      const { surveyAhead } = await loadSurvey();
      if (!left) giveUp = surveyAhead({ world, faction, ink });
    });
    return () => {
      left = true;
      stop();
      giveUp?.();
    };
  }, [world, faction, ink]);
};
