import { type Plate } from '../../../crafts/plate-source.js';
import { type Look } from './look.js';
import { placeDrawing } from './place-drawing.js';

/** New colour fades in for this long. */
const SOAK = 300;

interface Laid {
  readonly plate: Plate;
  readonly element: HTMLCanvasElement;
  /** The CSS pixels per unit that it was made for. */
  readonly unit: number;
}

/** Shows the plate's bitmap without a copy. */
const elementOf = ({ image }: Plate): HTMLCanvasElement => {
  if (image instanceof HTMLCanvasElement) return image;
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
  return canvas;
};

/** A bitmap keeps its memory until it is closed. */
const remove = ({ element }: Laid): void => {
  element.remove();
  element.width = 0;
};

const soak = (element: HTMLElement): void => {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    element.animate([{ opacity: 0 }, { opacity: 1 }], SOAK);
};

export interface PlateSheet {
  readonly plate: () => Plate | null;
  /** Shows a plate over the last one. `soaks`: the differences fade in. */
  readonly lay: (plate: Plate, ratio: number, soaks: boolean) => void;
  readonly place: (look: Look) => void;
  readonly clear: () => void;
}

/** The plates on a sheet: the newest, and while it fades in, the one before. */
export const openPlateSheet = (sheet: HTMLElement): PlateSheet => {
  let top: Laid | null = null,
    below: Laid | null = null,
    timer = 0;
  const lift = (): void => {
    window.clearTimeout(timer);
    if (below) remove(below);
    below = null;
  };
  return {
    plate: () => top?.plate ?? null,
    lay: (plate, ratio, soaks) => {
      lift();
      below = top;
      top = { plate, element: elementOf(plate), unit: plate.request.scale.unit / ratio };
      top.element.className = 'chart-plate';
      top.element.style.width = `${top.element.width / ratio}px`;
      sheet.append(top.element);
      if (soaks) soak(top.element);
      timer = window.setTimeout(lift, soaks ? SOAK : 0);
    },
    place: (look) => {
      for (const laid of [below, top])
        if (laid)
          placeDrawing(
            laid.element,
            { corner: { x: laid.plate.request.frame.left, y: laid.plate.request.frame.top }, unit: laid.unit },
            look,
          );
    },
    clear: () => {
      lift();
      if (top) remove(top);
      top = null;
    },
  };
};
