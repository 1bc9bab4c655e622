import { useMemo } from 'react';
import { useReading } from '../../../crafts/use-theme.js';
import { FACE } from '../../../drawing/chart/live/paint-names.js';
import { type Scene } from '../../../drawing/chart/live/scene.js';
import { sheetStyle } from './sheet-style.js';
import { useFaces } from './use-faces.js';

/** The scene in the theme's ink, with names in the default font once it is loaded; and the background under it. */
export const useScene = (shown: Omit<Scene, 'ink' | 'face'>) => {
  const { world, faction, seen, known, current, targets, route, cursor, cost = null, isAway = false } = shown;
  const { theme, light } = useReading(),
    ink = theme.chart[light];
  const face = useFaces(FACE) ? FACE : 'Georgia, serif';
  const scene = useMemo(
    (): Scene => ({ world, faction, ink, seen, known, current, targets, route, cursor, cost, isAway, face }),
    [world, faction, ink, seen, known, current, targets, route, cursor, cost, isAway, face],
  );
  const style = useMemo(() => sheetStyle(ink), [ink]);
  return { scene, ink, style, edge: `chart-${ink.frame}` };
};
