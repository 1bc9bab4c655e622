import { paintRoute } from '../../../drawing/chart/live/paint-route.js';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { openPlateSource } from '../../../crafts/plate-source.js';
import { TITLE_ROUTE, TITLE_WORLD } from './title-world.js';
import { WASH_EDGE } from './wash-edge.js';

export interface Sheet {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The world's own half width at its middle rows, and where its coast lies, in units (radii of a hex). */
const HALF = 23.5;
const COAST = 6;
const MIDDLE = -4;

const SCENE = {
  world: TITLE_WORLD,
  faction: 'mongols',
  seen: null,
  current: null,
  targets: [],
  route: TITLE_ROUTE,
  cursor: null,
  face: 'serif',
} as const;

/** The CSS pixels per unit, and the frame: a narrow page shows the coast, a wide page all of the land. */
const viewOf = ({ width, height }: Sheet) => {
  const unit = Math.max(20, width / (2 * HALF));
  const wide = width / unit;
  const middle = Math.min(Math.max(COAST - 0.1 * wide, wide / 2 - HALF), HALF - wide / 2);
  return {
    unit,
    frame: { left: middle - wide / 2, top: MIDDLE - height / unit / 2, width: wide, height: height / unit },
  };
};

/** Draws the strip of chart behind the title, off the main thread if the browser can. @returns a function that cancels it */
export const drawHeadpiece = (canvas: HTMLCanvasElement, sheet: Sheet, ink: Ink, onDrawn: () => void): (() => void) => {
  const { unit, frame } = viewOf(sheet);
  const source = openPlateSource();
  const scale = { unit: unit * sheet.ratio, fine: sheet.ratio * 1.4 };
  source.ask({ world: TITLE_WORLD, faction: 'mongols', ink, scale, frame, seen: null }, ({ image }) => {
    canvas.width = Math.round(sheet.width * sheet.ratio);
    canvas.height = Math.round(sheet.height * sheet.ratio);
    const paint = canvas.getContext('2d');
    paint?.drawImage(image, 0, 0, canvas.width, canvas.height);
    paint?.setTransform(sheet.ratio, 0, 0, sheet.ratio, 0, 0);
    if (paint !== null)
      paintRoute(
        paint,
        { ...SCENE, ink },
        ({ x, y }) => ({ x: (x - frame.left) * unit, y: (y - frame.top) * unit }),
        unit,
      );
    canvas.style.setProperty('--wash-edge', WASH_EDGE);
    source.close();
    onDrawn();
  });
  return source.close;
};
