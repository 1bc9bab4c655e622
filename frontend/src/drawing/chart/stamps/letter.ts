import { type Pen, type XY } from './pen.js';

/** The size of the square of a letter's outline. */
const EM = 100;
const PATHS = new Map<string, Path2D>();
const pathOf = (outline: string): Path2D => {
  const path = PATHS.get(outline) ?? new Path2D(outline);
  PATHS.set(outline, path);
  return path;
};

interface LetterStyle {
  readonly size: number;
  readonly colour: string;
  /** The paper around it. */
  readonly halo?: { readonly colour: string; readonly width: number };
}

/** Draws one letter around its middle; nothing if the ink has no outline for it. */
export const paintLetter = (
  { paint, ink: { letters } }: Pick<Pen, 'paint' | 'ink'>,
  letter: string,
  [x, y]: XY,
  { size, colour, halo }: LetterStyle,
): void => {
  const found = letters[letter];
  if (found === undefined) return;
  const scale = size / EM;
  paint.save();
  paint.translate(x - size / 2, y - size / 2);
  paint.scale(scale, scale);
  if (halo) {
    paint.strokeStyle = halo.colour;
    paint.lineWidth = halo.width / scale;
    paint.stroke(pathOf(found));
  }
  paint.fillStyle = colour;
  paint.fill(pathOf(found));
  paint.restore();
};
