import { useEffect, useRef, useState } from 'react';
import { useReading } from '../../../crafts/use-theme.js';
import { useStrip } from './use-strip.js';

/** The strip of chart behind the title, and its compass. They are drawn after the rest of the page, and fade in. */
export const Headpiece = () => {
  const { theme, light } = useReading(),
    ink = theme.chart[light];
  const chart = useRef<HTMLCanvasElement>(null),
    rose = useRef<HTMLCanvasElement>(null);
  const strip = useStrip(chart);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (strip === null || chart.current === null || rose.current === null) return undefined;
    const canvases = { chart: chart.current, rose: rose.current };
    let callOff: (() => void) | null = null;
    let gone = false;
    const draw = async (): Promise<void> => {
      const { drawHeadpiece } = await import('./draw-headpiece.js');
      const ratio = Math.min(2, window.devicePixelRatio);
      if (!gone) callOff = drawHeadpiece(canvases, { ...strip, ratio }, ink, () => setDrawn(true));
    };
    draw().catch((error: unknown) => console.warn('The headpiece could not be drawn', error));
    return () => {
      gone = true;
      callOff?.();
    };
  }, [ink, strip]);
  return (
    <>
      <canvas
        ref={chart}
        className={`headpiece headpiece-chart ${drawn ? 'headpiece-drawn' : ''}`}
        aria-hidden="true"
      />
      <canvas ref={rose} className="headpiece headpiece-rose" aria-hidden="true" />
    </>
  );
};
