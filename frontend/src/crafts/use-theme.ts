import { createContext, useContext, useEffect } from 'react';
import { house } from './default/theme.js';
import { type Light } from '../drawing/light.js';
import { type Theme, type ThemeId } from './theme.js';

export interface Reading {
  /** The current theme. */
  readonly theme: Theme;
  readonly light: Light;
  /** Sets the people of the open saga, for a user without a chosen theme; null for none. */
  readonly follow: (whose: ThemeId | null) => void;
}

export const ReadingContext = createContext<Reading>({ theme: house, light: 'day', follow: () => undefined });

export const useReading = (): Reading => useContext(ReadingContext);
export const useTheme = (): Theme => useReading().theme;

/** While this page is open, a user without a chosen theme sees this people's theme. */
export const useFollowedTheme = (whose: ThemeId): void => {
  const { follow } = useReading();
  useEffect(() => {
    follow(whose);
    return () => follow(null);
  }, [follow, whose]);
};
