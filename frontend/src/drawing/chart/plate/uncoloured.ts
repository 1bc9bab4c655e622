import { type Ink } from './ink.js';

const channels = (colour: string): readonly number[] => [1, 3, 5].map((n) => parseInt(colour.slice(n, n + 2), 16));
/** Mixes two colours (#rrggbb): 0 gives `a`, 1 gives `b`. */
export const mix = (a: string, b: string, t: number): string => {
  const to = channels(b);
  return `#${channels(a)
    .map((from, n) =>
      Math.round(from + ((to[n] ?? from) - from) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

type Wash = Ink['wash'];
const washes = (wash: Wash, change: (colour: string) => string): Wash =>
  Object.fromEntries(Object.entries(wash).map(([terrain, colour]) => [terrain, change(colour)])) as Wash;

/** Only pale lines. */
const pressed = (ink: Ink, pale: (colour: string) => string): Ink => {
  const blank = ink.paper;
  return {
    ...ink,
    isPlain: true,
    body: blank,
    act: pale(ink.faded),
    roof: mix(ink.faded, ink.paper, 0.8),
    verdigris: pale(ink.faded),
    gold: pale(ink.faded),
    sea: blank,
    shore: ink.shore.map(() => blank),
    land: blank,
    rim: mix(ink.rim, ink.paper, 0.7),
    wash: washes(ink.wash, () => blank),
    conifer: blank,
    leaf: blank,
    wood: blank,
  };
};

/** As through haze: every colour is nearer to the paper's. */
const veiled = (ink: Ink): Ink => {
  const thin = (colour: string): string => mix(colour, ink.paper, ink.fading * HAZE);
  return {
    ...ink,
    body: thin(ink.body),
    act: thin(ink.act),
    roof: thin(ink.roof),
    verdigris: thin(ink.verdigris),
    gold: thin(ink.gold),
    sea: thin(ink.sea),
    shore: ink.shore.map(thin),
    land: thin(ink.land),
    rim: thin(ink.rim),
    wash: washes(ink.wash, thin),
    conifer: thin(ink.conifer),
    leaf: thin(ink.leaf),
    wood: thin(ink.wood),
  };
};
/** Washes are dimmed less than lines. */
const HAZE = 0.85;

/** The ink of the uncoloured chart: pale lines, or as through haze if clouds cover unseen areas. */
export const uncoloured = (ink: Ink): Ink => {
  const pale = (colour: string): string => mix(colour, ink.paper, ink.fading);
  const base = ink.unseen === 'clouds' ? veiled(ink) : pressed(ink, pale);
  return {
    ...base,
    glow: null,
    line: pale(ink.line),
    faded: pale(ink.faded),
    hatch: pale(ink.hatch),
    wave: mix(ink.wave, ink.paper, ink.fading * (ink.coast === 'waves' ? 0.5 : 1)),
    reed: pale(ink.reed),
    sand: pale(ink.sand),
  };
};
