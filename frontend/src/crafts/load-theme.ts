import { type Craft, type Theme, type ThemeId } from './theme.js';
import { house } from './default/theme.js';

/** The exports of a theme's folder: the parts that differ from the default theme. */
export type ThemeFolder = Partial<Craft>;

const FOLDERS = import.meta.glob<ThemeFolder>(['./*/theme.tsx', '!./default/theme.tsx'], { import: 'theme' });

/** Loads a theme's folder with its colours and fonts; missing parts come from the default theme. */
export const loadTheme = async (id: ThemeId): Promise<Theme> => {
  const read = FOLDERS[`./${id}/theme.tsx`];
  return read === undefined ? house : { ...house, ...(await read()), id };
};
