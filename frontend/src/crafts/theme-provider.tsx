import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLight, useChosenTheme } from './theme-choice.js';
import { loadTheme } from './load-theme.js';
import { type Light } from '../drawing/light.js';
import { type Theme, type ThemeId } from './theme.js';
import { ReadingContext } from './use-theme.js';

/** Sets the colour of the browser's own interface (theme-color). */
const paintBrowser = (): void => {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
};

interface ThemeProviderProps {
  /** The theme of the first render. */
  readonly first: Theme;
  /** The light of a prerendered page. */
  readonly written?: Light | undefined;
  readonly children: ReactNode;
}

/** Sets theme and light for the whole page. The last theme stays until the next one has loaded. */
export const ThemeProvider = ({ first, written, children }: ThemeProviderProps) => {
  const { chosen } = useChosenTheme();
  const { light } = useLight(written);
  const [followed, follow] = useState<ThemeId | null>(null);
  const [theme, setTheme] = useState(first);
  const [settled, setSettled] = useState(first.id);
  const wanted = chosen ?? followed ?? 'default';
  useEffect(() => {
    let left = false;
    loadTheme(wanted)
      .then((read) => {
        if (left) return;
        // Before the render, so that a part that waits for the theme never appears in the old one or fetches its fonts.
        document.documentElement.dataset['theme'] = read.id;
        setTheme(read);
        setSettled(wanted);
      })
      .catch((error: unknown) => {
        console.warn(`The theme ${wanted} could not be loaded`, error);
        if (!left) setSettled(wanted);
      });
    return () => void (left = true);
  }, [wanted]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme.id;
    document.documentElement.dataset['light'] = light;
    paintBrowser();
  }, [theme, light]);
  const reading = useMemo(() => ({ theme, light, settled, follow }), [theme, light, settled]);
  return <ReadingContext value={reading}>{children}</ReadingContext>;
};
