export { VIEWS, useDebug, useForcedWidth, useView } from './debug-view.js';
export { SCALE } from './domain/scale.js';
export { usePageFactor, usePageScale, useScale } from './page-scale.js';
export { useNumberKeysOn } from './number-keys.js';
export { useReadsFirst } from './own-words.js';
export { FONT_LEVELS, FONT_PIXELS, useFontLevel, useFullStory, useMapToggle, useStorySize } from './reading.js';
export { useTravelPace } from './travel-pace.js';
export { useFullscreen } from './use-fullscreen.js';
