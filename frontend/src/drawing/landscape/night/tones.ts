import { type Scene } from '../scene.js';

/**
 * The colours of a night, derived from the theme's: its ground, the air over it, its one light.
 * Distance adds air: the far ridge has most of it, and the nearest is the background of the text.
 */
export const nightOf = (hour: Scene['hour'], weather: Scene['weather']): Readonly<Record<`--${string}`, string>> => {
  const dull = weather === 'snow' || weather === 'fog' || weather === 'rain' || weather === 'storm';
  const [light, share, lift] = HOURS[hour];
  return {
    '--light': light,
    '--glow': dull ? `color-mix(in oklab, var(--light) 40%, var(--faded))` : 'var(--light)',
    '--air': `color-mix(in oklab, var(--glow) ${dull ? share / 2 : share}%, oklch(from var(--paper) ${lift} min(0.055, 4.2 * c) h))`,
    '--sky': 'color-mix(in oklab, var(--air) 34%, var(--paper))',
    // Text may be in front of it; if none is, the style sheet makes it brighter.
    '--spark': 'color-mix(in oklab, var(--ink) var(--sparkle, 38%), var(--paper))',
  };
};

/** The colour of the light, its share in the air, and the brightness of the air. */
const HOURS: Readonly<Record<Scene['hour'], readonly [light: string, share: number, lift: number]>> = {
  morning: ['color-mix(in oklab, var(--act) 45%, var(--ink))', 16, 0.5],
  noon: ['color-mix(in oklab, var(--act) 25%, var(--ink))', 8, 0.52],
  dusk: ['var(--act)', 30, 0.4],
  night: ['color-mix(in oklab, var(--act) 16%, var(--ink))', 4, 0.44],
};

export const toneAt = (depth: number): string =>
  `color-mix(in oklab, var(--air) ${Math.round(66 * (1 - depth) ** 1.25)}%, var(--paper))`;
export const litAt = (depth: number, share = 26): string =>
  `color-mix(in oklab, var(--light) ${Math.round(share * (1 - depth * 0.4))}%, ${toneAt(Math.max(0, depth - 0.1))})`;
export const snowAt = (depth: number): string =>
  `color-mix(in oklab, var(--ink) ${Math.round(23 - depth * 15)}%, ${litAt(depth, 14)})`;
/** Parts that are red by day are mixed with the light. */
export const dyedAt = (depth: number): string => `color-mix(in oklab, var(--act) 34%, ${toneAt(depth)})`;
