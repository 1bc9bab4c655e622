import { isRune, type Rune } from './futhark.js';

export const RUNE_HEIGHT = 20;

interface Strokes {
  readonly d: string;
  readonly width: number;
}

/** Long-branch runes, as cuts of a knife: upright staves, sloping twigs. */
const RUNES: Readonly<Record<Rune, Strokes>> = {
  f: { width: 8.5, d: 'M1 0V20M1 8.500L6.500 1M1 14.500L8.500 4' },
  u: { width: 8, d: 'M1 20V0.500L7 7V20' },
  þ: { width: 7.5, d: 'M1 0V20M1 4.500L6.800 9.500 1 14.500' },
  ą: { width: 8.5, d: 'M4.300 0V20M0.500 4L8 8.500M0.500 9.500L8 14' },
  r: { width: 8, d: 'M1 0V20M1 0.500L7 5 1.200 10 7.500 20' },
  k: { width: 7, d: 'M1 0V20M1 10.500L6.500 2' },
  h: { width: 9, d: 'M4.500 0V20M0.500 6L8.500 14M8.500 6L0.500 14' },
  n: { width: 7, d: 'M3.500 0V20M0.500 7.500L6.500 12' },
  i: { width: 2, d: 'M1 0V20' },
  a: { width: 7, d: 'M3.500 0V20M0.500 12L6.500 7.500' },
  s: { width: 7.5, d: 'M1 0V12L6.500 8V20' },
  t: { width: 9, d: 'M4.500 0V20M0.500 5.500L4.500 0.500 8.500 5.500' },
  b: { width: 7.5, d: 'M1 0V20M1 0.500L6.500 5 1.200 9.800 6.500 14.800 1 19.500' },
  m: { width: 9, d: 'M4.500 0V20M0.500 1L4.500 8 8.500 1' },
  l: { width: 7, d: 'M1 20V0.500L6.500 6' },
  ʀ: { width: 9, d: 'M4.500 0V20M0.500 19L4.500 12 8.500 19' },
};
const DIVIDER: Strokes = { width: 2, d: 'M1 7V7.100M1 13V13.100' };
const CROSS: Strokes = { width: 6, d: 'M0.500 7L5.500 13M5.500 7L0.500 13' };

/** The strokes of a letter, a space between words, or the cross between sentences. */
export const strokesOf = (letter: string): Strokes =>
  isRune(letter) ? RUNES[letter] : letter === '×' ? CROSS : DIVIDER;
