import { useEffect, useState } from 'react';
import { house } from './default/theme.js';
import { loadTheme } from './load-theme.js';
import { type Theme, type ThemeId } from './theme.js';

export interface ThemeOf<Id extends ThemeId> {
  readonly whose: Id;
  readonly theme: Theme;
}

/** The theme of one people, for a part of the page: null at first, then the last one that was loaded. */
export const useThemeOf = <Id extends ThemeId>(whose: Id): ThemeOf<Id> | null => {
  const [read, setRead] = useState<ThemeOf<Id> | null>(null);
  useEffect(() => {
    let left = false;
    const show = (theme: Theme): unknown => left || setRead({ whose, theme });
    loadTheme(whose).then(show, () => show(house));
    return () => void (left = true);
  }, [whose]);
  return read;
};
