import { useEffect } from 'react';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';

export const FONT_LEVELS = ['Very Small', 'Small', 'Medium', 'Large', 'Very Large'] as const;
/** Story text of each level, in px (design section 9). */
export const FONT_PIXELS = [16, 18, 20, 22, 26] as const;
const DEFAULT_LEVEL = 2;

const fontLevel = storedValue('font_size');
const fullStory = storedValue('show_full_story');
const mapToggle = storedValue('map_open');

/** 1 to 5 (specification section 5); the default for any other stored value. */
export const levelOf = (text: string | null): number => {
  const level = Number(text);
  return Number.isInteger(level) && level >= 1 && level <= FONT_LEVELS.length ? level : DEFAULT_LEVEL;
};

export const useFontLevel = () => ({
  level: levelOf(useStoredValue(fontLevel)),
  setLevel: (level: number): void => fontLevel.set(String(level)),
});
export const useFullStory = () => ({
  full: useStoredValue(fullStory) === 'true',
  setFull: (full: boolean): void => fullStory.set(String(full)),
});
/** On by default. */
export const useMapToggle = () => ({
  mapOpen: useStoredValue(mapToggle) !== 'false',
  setMapOpen: (open: boolean): void => mapToggle.set(String(open)),
});

/** Sets the size of the story's text for the whole page. */
export const useStorySize = (): void => {
  const { level } = useFontLevel();
  useEffect(() => {
    document.documentElement.style.setProperty('--story-size', `${(FONT_PIXELS[level - 1] ?? 18) / 16}rem`);
  }, [level]);
};
