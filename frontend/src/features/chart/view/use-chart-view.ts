import { type RefObject, useEffect, useRef, useState } from 'react';
import { openPlateSource } from '../plate/plate-source.js';
import { type Scene } from '../live/scene.js';
import { openChartView, type ChartView, type Look } from './chart-view.js';

interface Canvases {
  readonly plate: RefObject<HTMLCanvasElement | null>;
  readonly live: RefObject<HTMLCanvasElement | null>;
}

/** Draws the scene on two canvases whenever it or the look of it changes. False until the first plate stands. */
export const useChartView = ({ plate, live }: Canvases, scene: Scene, look: Look | null): boolean => {
  const view = useRef<ChartView | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!plate.current || !live.current) return undefined;
    const opened = openChartView({ plate: plate.current, live: live.current }, openPlateSource(), () => setReady(true));
    view.current = opened;
    return () => {
      opened.close();
      view.current = null;
    };
  }, [plate, live]);
  useEffect(() => {
    if (look) view.current?.show(scene, look);
  }, [scene, look]);
  return isReady;
};

/** True once the faces that names are set in are there: a canvas does not wait for them by itself. */
export const useFaces = (face: string): boolean => {
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    let stays = true;
    const done = (): void => { if (stays) setLoaded(face); };
    Promise.all(['', 'italic ', '500 '].map((style) => document.fonts.load(`${style}16px ${face}`, 'Aðō'))).then(done, done);
    return () => { stays = false; };
  }, [face]);
  return loaded === face;
};
