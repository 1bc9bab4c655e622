import { useEffect, useSyncExternalStore } from 'react';
import { RETURNING_KEYS } from '../../lib/first-visit.js';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { autoScale, percentOf, SCALE } from './domain/scale.js';

const autoOn = storedValue(RETURNING_KEYS.autoScale);
const fixedPercent = storedValue(RETURNING_KEYS.scale);

/** The scale by the window's size, which is read once and at a change: reading it makes the browser lay the page out. */
const windowScale = (() => {
  let known: number | null = null;
  const listeners = new Set<() => void>();
  const measured = (): number => (known = autoScale(window.innerWidth, window.innerHeight));
  const onResize = (): void => {
    measured();
    listeners.forEach((tell) => tell());
  };
  return {
    now: (): number => known ?? measured(),
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) {
        known = null;
        window.addEventListener('resize', onResize);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('resize', onResize);
      };
    },
  };
})();

/** AutoScale: by the window, or fixed at a percent. By the window, for a reader who has chosen nothing. */
export const useScale = () => {
  const [chosen, percentChosen] = [useStoredValue(autoOn), useStoredValue(fixedPercent)];
  const auto = chosen === null ? percentChosen === null : chosen === 'true';
  const fixed = percentOf(percentChosen);
  const byWindow = useSyncExternalStore(windowScale.subscribe, windowScale.now, () => SCALE.default);
  return {
    auto,
    percent: auto ? byWindow : fixed,
    setAuto: (on: boolean): void => autoOn.set(String(on)),
    setPercent: (percent: number): void => fixedPercent.set(String(percentOf(String(percent)))),
  };
};

/** The page's scale as a factor, for what is painted in pixels. */
export const usePageFactor = (): number => useScale().percent / 100;

/** Sets the scale of the page: all sizes are relative to the root's font size. The style sheet sets the one by the window. */
export const usePageScale = (): void => {
  const { auto, percent } = useScale();
  useEffect(() => {
    document.documentElement.style.fontSize = auto ? '' : `${(percent / 100) * 16}px`;
  }, [auto, percent]);
};
