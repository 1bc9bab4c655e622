import { createContext, useContext, useEffect } from 'react';
import { house } from './default/theme.js';
import { type Light } from '../drawing/light.js';
import { type Theme, type ThemeId } from './theme.js';

export interface Reading {
  /** The theme that is read by. */
  readonly theme: Theme;
  readonly light: Light;
  /** Whose saga is open, for a reader who has chosen no theme: null for none. */
  readonly follow: (whose: ThemeId | null) => void;
}

export const ReadingContext = createContext<Reading>({ theme: house, light: 'day', follow: () => undefined });

export const useReading = (): Reading => useContext(ReadingContext);
export const useTheme = (): Theme => useReading().theme;

/** While this page is open, a reader who has chosen no theme reads by this people's. */
export const useFollowedTheme = (whose: ThemeId): void => {
  const { follow } = useReading();
  useEffect(() => {
    follow(whose);
    return () => follow(null);
  }, [follow, whose]);
};
