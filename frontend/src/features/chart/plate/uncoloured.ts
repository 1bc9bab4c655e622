import { type Ink } from './ink.js';

const channels = (colour: string): readonly number[] => [1, 3, 5].map((n) => parseInt(colour.slice(n, n + 2), 16));
/** A colour a share `t` of the way from `a` to `b`; both as #rrggbb. */
export const mix = (a: string, b: string, t: number): string => {
  const to = channels(b);
  return `#${channels(a).map((from, n) => Math.round(from + ((to[n] ?? from) - from) * t).toString(16).padStart(2, '0')).join('')}`;
};

/** The same chart as it comes from the press: no colour on it, and the lines pale, because nobody has gone over them yet. */
export const uncoloured = (ink: Ink): Ink => {
  const pale = (colour: string): string => mix(colour, ink.paper, 0.68);
  const blank = ink.paper;
  return {
    ...ink,
    isPlain: true,
    body: blank, line: pale(ink.line), faded: pale(ink.faded), act: pale(ink.faded), roof: mix(ink.faded, ink.paper, 0.8), verdigris: pale(ink.faded), gold: pale(ink.faded),
    sea: blank, shore: ink.shore.map(() => blank), hatch: pale(ink.hatch), wave: pale(ink.wave), land: blank, rim: mix(ink.rim, ink.paper, 0.7),
    wash: { coast: blank, plains: blank, forest: blank, hills: blank, mountains: blank, desert: blank, swamp: blank },
    conifer: blank, leaf: blank, reed: pale(ink.reed), sand: pale(ink.sand), wood: blank,
  };
};
