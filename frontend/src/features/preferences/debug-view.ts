import { useEffect } from 'react';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';

/** The views that debug mode can force (specification section 2). */
export const VIEWS = ['auto', 'mobile', 'desktop'] as const;
export type View = (typeof VIEWS)[number];

const debugMode = storedValue('debug_mode');
const forcedView = storedValue('debug_view');

export const useDebug = () => ({
  debug: useStoredValue(debugMode) === 'true',
  setDebug: (on: boolean): void => debugMode.set(String(on)),
});

export const useView = () => {
  const { debug } = useDebug();
  const text = useStoredValue(forcedView);
  const chosen = VIEWS.find((view) => view === text) ?? 'auto';
  return { view: debug ? chosen : 'auto', setView: (view: View): void => forcedView.set(view) };
};

const DESKTOP = 'width=1280';

/** Shows the desktop's view on a phone with a wider viewport, as browsers do. */
export const useForcedWidth = (): void => {
  const { view } = useView();
  useEffect(() => {
    const meta = document.querySelector('meta[name="viewport"]');
    const before = meta?.getAttribute('content');
    if (view !== 'desktop' || meta === null || typeof before !== 'string') return;
    meta.setAttribute('content', DESKTOP);
    return () => meta.setAttribute('content', before);
  }, [view]);
};
