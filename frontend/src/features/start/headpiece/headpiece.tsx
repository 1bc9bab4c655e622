import { useEffect, useRef, useState } from 'react';
import { useReading } from '../../../crafts/use-theme.js';

/** The strip of chart behind the title. It is drawn after the rest of the page, and fades in. */
export const Headpiece = () => {
  const { theme, light } = useReading(),
    ink = theme.chart[light];
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const sheet = canvas.current;
    if (sheet === null) return undefined;
    let callOff: (() => void) | null = null;
    let gone = false;
    const { clientWidth: width, clientHeight: height } = sheet;
    const draw = async (): Promise<void> => {
      const { drawHeadpiece } = await import('./draw-headpiece.js');
      if (!gone)
        callOff = drawHeadpiece(sheet, { width, height, ratio: Math.min(2, window.devicePixelRatio) }, ink, () =>
          setDrawn(true),
        );
    };
    draw().catch((error: unknown) => console.warn('The headpiece could not be drawn', error));
    return () => {
      gone = true;
      callOff?.();
    };
  }, [ink]);
  return <canvas ref={canvas} className={`headpiece ${drawn ? 'headpiece-drawn' : ''}`} aria-hidden="true" />;
};
