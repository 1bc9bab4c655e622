import { type RefObject, useEffect, useRef, useState } from 'react';
import { openPlateSource } from '../../../crafts/plate-source.js';
import { type Scene } from '../../../drawing/chart/live/scene.js';
import { openChartView, type ChartView, type Sheets } from './chart-view.js';
import { type LookSource } from './look.js';

/** Lets the view follow the camera without React renders. */
const useLook = (view: RefObject<ChartView | null>, looks: LookSource | null): void => {
  useEffect(() => {
    if (!looks) return undefined;
    const follow = (): void => view.current?.look(looks.now());
    follow();
    return looks.subscribe(follow);
  }, [view, looks]);
};

/** Draws the scene whenever it or its look changes. A still chart is not moved. Returns false until the first plate is shown. */
export const useChartView = (
  { plates, live, ground }: Sheets<RefObject<HTMLCanvasElement | null>, RefObject<HTMLElement | null>>,
  scene: Scene,
  looks: LookSource | null,
  isStill = false,
): boolean => {
  const view = useRef<ChartView | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!plates.current || !live.current || !ground.current) return undefined;
    const opened = openChartView(
      { plates: plates.current, live: live.current, ground: ground.current },
      openPlateSource(),
      { isStill, onReady: () => setReady(true) },
    );
    view.current = opened;
    return () => {
      opened.close();
      view.current = null;
    };
  }, [plates, live, ground, isStill]);
  useEffect(() => view.current?.show(scene), [scene]);
  useLook(view, looks);
  return isReady;
};
