import { type Line, placeOn } from '../knotwork/line.js';
import { RUNE_HEIGHT, strokesOf } from '../runes/strokes.js';

const GAP = 5.2;
const LARGEST = 1.5;
const PEN = 2.3;

/** Runes along a line, as large as fit. */
export const Inscription = ({
  text,
  line,
  inset,
}: {
  readonly text: string;
  readonly line: Line;
  readonly inset: readonly [number, number];
}) => {
  const letters = Array.from(text);
  const widths = letters.map((letter) => strokesOf(letter).width + GAP);
  const room = line.length - inset[0] - inset[1];
  const needed = widths.reduce((sum, width) => sum + width, 0);
  const step = room / needed;
  const tall = Math.min(LARGEST, Math.max(1.1, step));
  const wide = Math.min(LARGEST, step);
  return letters.map((letter, i) => {
    const before = widths.slice(0, i).reduce((sum, width) => sum + width, 0);
    const { d, width } = strokesOf(letter);
    const { x, y, heading } = placeOn(line, inset[0] + (before + (widths[i] ?? 0) / 2) * step);
    const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${heading.toFixed(1)}) scale(${wide.toFixed(2)} ${tall.toFixed(2)}) translate(${-width / 2} ${-RUNE_HEIGHT / 2})`;
    return <path key={i} d={d} transform={place} strokeWidth={PEN / wide} />;
  });
};
