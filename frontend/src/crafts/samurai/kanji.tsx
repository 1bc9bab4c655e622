import { EM, OUTLINES } from './outlines.js';

interface ColumnProps {
  readonly text: string;
  /** Left edge and top of the first letter. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Outlines of further letters, which the theme itself does not need. */
  readonly outlines?: Readonly<Record<string, string>>;
  /** The distance between letters. */
  readonly step?: number;
}

/** Letters from the top down, as in Japanese. */
export const Column = ({ text, x, y, size, step = size * 1.12, outlines = OUTLINES }: ColumnProps) =>
  Array.from(text, (letter, n) => (
    <path key={n} transform={`translate(${x} ${y + n * step}) scale(${size / EM})`} d={outlines[letter]} />
  ));

/** One line of letters within a text, as high as the letters. */
export const Inline = ({ text }: { readonly text: string }) => (
  <svg viewBox={`0 0 ${EM * text.length} ${EM}`} className="kanji" aria-hidden="true">
    {Array.from(text, (letter, n) => (
      <path key={n} transform={`translate(${n * EM} 0)`} d={OUTLINES[letter]} />
    ))}
  </svg>
);
