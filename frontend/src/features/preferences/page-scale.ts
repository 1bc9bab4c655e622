import { useEffect, useSyncExternalStore } from 'react';
import { RETURNING_KEYS } from '../../lib/first-visit.js';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { autoScale, percentOf, SCALE } from './domain/scale.js';

const autoOn = storedValue(RETURNING_KEYS.autoScale);
const fixedPercent = storedValue(RETURNING_KEYS.scale);

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};
const windowScale = (): number => autoScale(window.innerWidth, window.innerHeight);

/** AutoScale: by the window, or fixed at a percent. */
export const useScale = () => {
  const auto = useStoredValue(autoOn) === 'true';
  const fixed = percentOf(useStoredValue(fixedPercent));
  const byWindow = useSyncExternalStore(subscribe, windowScale, () => SCALE.default);
  return {
    auto,
    percent: auto ? byWindow : fixed,
    setAuto: (on: boolean): void => autoOn.set(String(on)),
    setPercent: (percent: number): void => fixedPercent.set(String(percentOf(String(percent)))),
  };
};

/** Sets the scale of the page: all sizes are relative to the root's font size. */
export const usePageScale = (): void => {
  const { percent } = useScale();
  useEffect(() => {
    document.documentElement.style.fontSize = percent === SCALE.default ? '' : `${(percent / 100) * 16}px`;
  }, [percent]);
};
