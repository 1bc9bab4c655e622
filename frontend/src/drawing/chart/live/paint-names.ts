import { type Ink } from '../plate/ink.js';
import { paintLetter } from '../stamps/letter.js';
import { type Paint, type Pen } from '../stamps/pen.js';
import { type Point } from '../survey/grid.js';
import { glossSize, type Box, type Name, type NameSort } from './lay-names.js';

/** The default font of names, as in CSS. */
export const FACE = "'EB Garamond', Garamond, Georgia, serif";

export const fontOf = (size: number, sort: NameSort | 'label' | 'gloss', face: string): string =>
  `${sort === 'land' || sort === 'mark' ? '' : sort === 'town' ? '500 ' : 'italic '}${size}px ${face}`;

interface Style {
  readonly colour: string;
  readonly halo: string;
  /** Width of the halo, in pixels. */
  readonly margin: number;
}

const inked = (paint: Paint, text: string, { x, y }: Point, { colour, halo, margin }: Style): void => {
  paint.lineWidth = margin;
  paint.strokeStyle = halo;
  paint.strokeText(text, x, y);
  paint.fillStyle = colour;
  paint.fillText(text, x, y);
};

interface Place extends Style {
  readonly at: Point;
}

/** Paints spaced letters along an arc; halos first, so that no halo covers the next letter. */
const spaced = (paint: Paint, { text, spacing, sort, size }: Name, { at, ...style }: Place): void => {
  // The rise of the arc in the middle.
  const rise = sort === 'sea' ? size * 0.55 : 0;
  const letters = Array.from(text),
    widths = letters.map((letter) => paint.measureText(letter).width);
  const length = widths.reduce((sum, width) => sum + width + spacing, -spacing);
  const passes: readonly ((letter: string) => void)[] = [
    (letter) => {
      paint.lineWidth = style.margin;
      paint.strokeStyle = style.halo;
      paint.strokeText(letter, 0, 0);
    },
    (letter) => {
      paint.fillStyle = style.colour;
      paint.fillText(letter, 0, 0);
    },
  ];
  for (const pass of passes) {
    let x = -length / 2;
    letters.forEach((letter, n) => {
      const width = widths[n] ?? 0,
        t = length > 0 ? (2 * (x + width / 2)) / length : 0;
      paint.save();
      paint.translate(at.x + x + width / 2, at.y - rise * (1 - t * t) + rise);
      paint.rotate(length > 0 ? (4 * rise * t) / length : 0);
      pass(letter);
      paint.restore();
      x += width + spacing;
    });
  }
};

/** Paints letters from outlines; the last letter is on the baseline. */
const upright = (pen: Pick<Pen, 'paint' | 'ink'>, { text, size, spacing }: Name, place: Place): void => {
  const { at, colour, halo, margin } = place;
  const letters = Array.from(text),
    step = size + spacing;
  letters.forEach((letter, n) =>
    paintLetter(pen, letter, [at.x, at.y - (letters.length - n - 0.5) * step], {
      size,
      colour,
      halo: { colour: halo, width: margin },
    }),
  );
};

const colourOf = ({ sort, isSeen }: Name, isHere: boolean, ink: Ink): string => {
  if (isHere) return ink.act;
  return isSeen && sort !== 'sea' ? ink.line : ink.faded;
};
const styleOf = (name: Name, isHere: boolean, ink: Ink): Style => ({
  colour: colourOf(name, isHere, ink),
  halo: name.sort === 'sea' && name.isSeen ? ink.sea : ink.paper,
  margin: name.sort === 'sea' ? 2.5 : 4,
});

const paintName = (pen: Pick<Pen, 'paint' | 'ink'>, name: Name, place: Place): void => {
  const { paint } = pen;
  if (name.isUpright) upright(pen, name, place);
  else if (name.sort === 'town' || name.sort === 'mark') inked(paint, name.text, place.at, place);
  else spaced(paint, name, place);
};

interface Names {
  readonly names: readonly Name[];
  /** The chart's middle in the view. */
  readonly origin: Point;
  /** The name of the hero's place. */
  readonly here: string | null;
  readonly ink: Ink;
  readonly face: string;
}

/** Paints names at their computed positions. */
export const paintNames = (paint: Paint, { names, origin, here, ink, face }: Names): void => {
  paint.textAlign = 'center';
  paint.textBaseline = 'alphabetic';
  for (const name of names) {
    const at = { x: name.at.x + origin.x, y: name.at.y + origin.y },
      style = styleOf(name, name.key === here, ink);
    paint.font = fontOf(name.size, name.sort, face);
    paintName({ paint, ink }, name, { at, ...style });
    if (!name.gloss) continue;
    paint.font = fontOf(glossSize(name.size), 'gloss', face);
    inked(paint, name.gloss, { x: at.x, y: at.y + name.size * 1.05 }, style);
  }
};

interface LabelPlace {
  readonly beside: Point;
  /** The distance between the cell and its label. */
  readonly room: number;
  readonly shown: { readonly left: number; readonly right: number };
  readonly face: string;
}

/** The position of the label beside the pointed cell. It changes sides if the view would cut it off, and never leaves the view. */
export const labelBox = (paint: Paint, text: string, { beside, room, shown, face }: LabelPlace): Box => {
  paint.font = fontOf(LABEL, 'label', face);
  const wide = paint.measureText(text).width,
    left =
      beside.x + room + wide + 8 < shown.right ? beside.x + room : Math.max(shown.left + 8, beside.x - room - wide);
  const line = beside.y - room * 0.25;
  return { left, right: left + wide, top: line - LABEL * 0.8, bottom: line + LABEL * 0.25 };
};
const LABEL = 16;

export const paintLabel = (
  paint: Paint,
  text: string,
  { left, top }: Box,
  { ink, face }: { readonly ink: Ink; readonly face: string },
): void => {
  paint.font = fontOf(LABEL, 'label', face);
  paint.textAlign = 'left';
  paint.textBaseline = 'alphabetic';
  inked(paint, text, { x: left, y: top + LABEL * 0.8 }, { colour: ink.line, halo: ink.paper, margin: 5 });
};
