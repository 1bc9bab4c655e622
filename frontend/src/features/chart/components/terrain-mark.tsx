import { useEffect, useRef } from 'react';
import { type FactionId } from '#game/model/world.js';
import { useReading } from '../../../crafts/use-theme.js';
import { usePageFactor } from '../../preferences/index.js';
import { type MarkName } from '../view/draw-mark.js';
import { loadedMarks, loadMarks, type MarkDrawer } from '../view/load-marks.js';

/** A small engraving of a terrain, for lists and for the legend. It is decorative: the text beside it says the same. */
export const TerrainMark = ({ of, faction }: { readonly of: MarkName; readonly faction: FactionId }) => {
  const { theme, light } = useReading(),
    ink = theme.chart[light];
  const factor = usePageFactor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    const ratio = factor * Math.min(3, window.devicePixelRatio);
    const draw = (drawer: MarkDrawer): void => {
      if (!left && canvas.current) drawer(of, { canvas: canvas.current, ink, ratio });
    };
    const known = loadedMarks(faction);
    if (known) draw(known);
    else loadMarks(faction).then(draw, (error: unknown) => console.warn('A mark could not be drawn', error));
    return () => void (left = true);
  }, [of, faction, ink, factor]);
  return <canvas ref={canvas} className="terrain-mark" aria-hidden="true" />;
};
