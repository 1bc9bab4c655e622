import { spread } from './spread.js';

export const FACE =
  'M86 594C72 480 68 366 86 262 104 148 168 42 254 34 346 26 404 142 422 262 436 366 436 480 428 594z';
const SIDE = 'M428 594C436 480 436 366 422 262 404 142 346 26 254 34 330 14 424 92 450 232 470 352 468 480 460 594z';

const stroke = (i: number): string =>
  `M${372 + ((i * 37) % 26) - Math.max(0, 20 - i) * 8.5} ${64 + i * 6.4}q26-5 84-${22 + ((i * 5) % 9)}`;
const across = (i: number): string => `M${392 + ((i * 23) % 20)} ${236 + i * 8.5}l40 ${16 + ((i * 7) % 10)}`;
const speck = (i: number): string =>
  `M${(104 + spread(i, 0) * 300).toFixed(0)} ${(90 + spread(i, 1) * 480).toFixed(0)}l${2 + (i % 3)} ${(i % 3) - 1}`;
const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** The stone: a face for the runes, and a side in shadow. */
export const Stone = () => (
  <g stroke="var(--stone-line)" strokeLinejoin="round" strokeLinecap="round">
    <clipPath id="rune-stone-face">
      <path d={FACE} />
    </clipPath>
    <clipPath id="rune-stone-side">
      <path d={SIDE} />
    </clipPath>
    <path d={SIDE} fill="var(--stone-side)" strokeWidth="2" />
    <g clipPath="url(#rune-stone-side)" fill="none" strokeWidth="1">
      <path d={each(120, (i) => `M${300 + ((i * 17) % 9)} ${20 + i * 5}l190-${34 + ((i * 11) % 8)}`)} opacity="0.75" />
      <path d={each(54, (i) => `M${410 + ((i * 17) % 9)} ${150 + i * 8}l70 ${26 + ((i * 11) % 8)}`)} opacity="0.5" />
    </g>
    <path d={FACE} fill="var(--stone)" strokeWidth="2.600" />
    <g clipPath="url(#rune-stone-face)" fill="none" strokeWidth="0.9">
      <path d={each(82, stroke)} opacity="0.55" />
      <path d={each(40, across)} opacity="0.35" />
      <path d={each(120, speck)} opacity="0.3" />
    </g>
  </g>
);
