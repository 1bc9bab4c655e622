import { createContext, useContext, useEffect } from 'react';
import { useOnceOpened } from '../lib/use-once-opened.js';
import { house } from './default/theme.js';
import { type Light } from '../drawing/light.js';
import { type Theme, type ThemeId } from './theme.js';
import { useChosenTheme } from './theme-choice.js';

export interface Reading {
  /** The current theme. */
  readonly theme: Theme;
  readonly light: Light;
  /** The theme that last loaded or failed to load; null where no theme has to be waited for. */
  readonly settled: ThemeId | null;
  /** Sets the people of the open saga, for a user without a chosen theme; null for none. */
  readonly follow: (whose: ThemeId | null) => void;
}

export const ReadingContext = createContext<Reading>({
  theme: house,
  light: 'day',
  settled: null,
  follow: () => undefined,
});

export const useReading = (): Reading => useContext(ReadingContext);
export const useTheme = (): Theme => useReading().theme;

/**
 * While this page is open, a user without a chosen theme sees this people's theme. Returns false until it has loaded: a
 * page shown before would fetch the fonts of two themes.
 */
export const useFollowedTheme = (whose: ThemeId): boolean => {
  const { follow, settled } = useReading();
  const { chosen } = useChosenTheme();
  useEffect(() => {
    follow(whose);
    return () => follow(null);
  }, [follow, whose]);
  return useOnceOpened(settled === null || settled === (chosen ?? whose));
};
