import { storedValue } from '../lib/stored-value.js';
import { useMedia } from '../lib/use-media.js';
import { useStoredValue } from '../lib/use-stored-value.js';
import { READ_BY } from './first-light.js';
import { type Light, LIGHTS } from '../drawing/light.js';
import { type ThemeId, THEMES } from './theme.js';

const chosenTheme = storedValue(READ_BY.theme);
const chosenLight = storedValue(READ_BY.light);

/** The chosen theme; null if the page uses the theme of the open saga's people. */
const themeOf = (text: string | null): ThemeId | null => THEMES.find((id) => id === text) ?? null;
export const storedTheme = (): ThemeId | null => themeOf(chosenTheme.get());
export const useChosenTheme = () => ({
  chosen: themeOf(useStoredValue(chosenTheme)),
  choose: (id: ThemeId | null): void => chosenTheme.set(id),
});

/**
 * The chosen light, or the system's preference without a choice.
 * @param written the light of a prerendered page
 */
export const useLight = (written: Light = 'day') => {
  const text = useStoredValue(chosenLight);
  const system: Light = useMedia('(prefers-color-scheme: dark)', written === 'night') ? 'night' : 'day';
  const chosen = LIGHTS.find((light) => light === text) ?? null;
  return { light: chosen ?? system, chosen, choose: (light: Light | null): void => chosenLight.set(light) };
};
