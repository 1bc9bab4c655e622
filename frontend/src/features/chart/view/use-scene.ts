import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useReading } from '../../../crafts/use-theme.js';
import { FACE } from '../../../drawing/chart/live/paint-names.js';
import { type Scene } from '../../../drawing/chart/live/scene.js';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { RAGGED_EDGE } from './ragged-edge.js';

/** True once the fonts of the names are loaded: a canvas does not wait for fonts. */
const useFaces = (face: string): boolean => {
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    let stays = true;
    const done = (): void => {
      if (stays) setLoaded(face);
    };
    Promise.all(['', 'italic ', '500 '].map((style) => document.fonts.load(`${style}16px ${face}`, 'Aðō'))).then(
      done,
      done,
    );
    return () => {
      stays = false;
    };
  }, [face]);
  return loaded === face;
};

/** The background under and around a plate: the paper's edge, and the clouds' colour beyond the last cloud. */
const sheetStyle = ({ frame, unseen, clouds }: Ink): CSSProperties => ({
  ...(frame === 'ragged' ? { maskImage: RAGGED_EDGE } : {}),
  ...(unseen === 'clouds' ? { backgroundColor: clouds[0] } : {}),
});

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
