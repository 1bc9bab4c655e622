import { type RefObject, useEffect } from 'react';
import { type ChartView } from './chart-view.js';
import { type LookSource } from './look.js';

/** Lets the view follow the camera without React renders. */
export const useLook = (view: RefObject<ChartView | null>, looks: LookSource | null): void => {
  useEffect(() => {
    if (!looks) return undefined;
    const follow = (): void => view.current?.look(looks.now());
    follow();
    return looks.subscribe(follow);
  }, [view, looks]);
};
