import { type Craft, type Theme, type ThemeId } from './theme.js';
import { house } from './default/theme.js';

/** What a theme's folder gives away: those parts of the craft that are its own. */
export type ThemeFolder = Partial<Craft>;

const FOLDERS = import.meta.glob<ThemeFolder>(['./*/theme.tsx', '!./default/theme.tsx'], { import: 'theme' });

/** Reads a theme's folder, colours and faces along with it; what it does not draw itself the house draws. */
export const loadTheme = async (id: ThemeId): Promise<Theme> => {
  const read = FOLDERS[`./${id}/theme.tsx`];
  return read === undefined ? house : { ...house, ...(await read()), id };
};
