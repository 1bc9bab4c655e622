import { type ThemeId, THEMES } from './theme.js';

export const THEME_NAMES: Readonly<Record<ThemeId, string>> = {
  default: 'Default',
  vikings: 'Vikings',
  empire: 'Empire',
  mongols: 'Mongols',
  samurai: 'Samurai',
  pirates: 'Pirates',
  knights: 'Knights',
  assassins: 'Assassins',
  barbarians: 'Barbarians',
};

/** The theme `step` places further in the list, which wraps around. */
export const themeBeside = (id: ThemeId, step: 1 | -1): ThemeId =>
  THEMES[(THEMES.indexOf(id) + step + THEMES.length) % THEMES.length] ?? 'default';
