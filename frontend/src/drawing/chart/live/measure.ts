import { makeCanvas, paintOn } from '../canvas.js';
import { type Paint } from '../stamps/pen.js';
import { type Measure } from './lay-names.js';
import { fontOf } from './paint-names.js';

/** Widths are proportional to the size, so a text is measured once, at this size. */
const SIZE = 100;
const widths = new Map<string, number>();

/** Nothing is painted on it. */
let sheet: Paint | null = null;

/** The font must be loaded; otherwise a fallback font is measured. */
export const measureIn =
  (face: string): Measure =>
  (text, size, sort) => {
    const key = `${face} ${sort} ${text}`,
      known = widths.get(key);
    if (known !== undefined) return (known * size) / SIZE;
    sheet ??= paintOn(makeCanvas(1, 1));
    sheet.font = fontOf(SIZE, sort, face);
    const { width } = sheet.measureText(text);
    widths.set(key, width);
    return (width * size) / SIZE;
  };
