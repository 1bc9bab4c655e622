import { paintRoute } from '../../../drawing/chart/live/paint-route.js';
import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { openPlateSource } from '../../../crafts/plate-source.js';
import { type Box, roseRoom } from './rose-room.js';
import { paintTitleRose } from './title-rose.js';
import { TITLE_ROUTE, TITLE_WORLD } from './title-world.js';
import { WASH_EDGE } from './wash-edge.js';

export interface Sheet {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** What stands upon the strip: the title and the slips. */
  readonly taken: readonly Box[];
}
export interface Canvases {
  readonly chart: HTMLCanvasElement;
  /** Over the chart, and not faded where the chart ends. */
  readonly rose: HTMLCanvasElement;
}

/** Ready to be drawn upon in CSS pixels. */
const sized = (canvas: HTMLCanvasElement, { width, height, ratio }: Sheet): CanvasRenderingContext2D | null => {
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const paint = canvas.getContext('2d');
  paint?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return paint;
};

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

/** The serpent of the title's sea, where the rose leaves it room. */
const SERPENT = { x: 10.4, y: -6, radius: 1.9 } as const;

/** Draws the strip of chart behind the title, off the main thread if the browser can. @returns a function that cancels it */
export const drawHeadpiece = (
  { chart, rose: compass }: Canvases,
  sheet: Sheet,
  ink: Ink,
  onDrawn: () => void,
): (() => void) => {
  const { unit, frame } = viewOf(sheet);
  const place = roseRoom(sheet, sheet.taken);
  const rose = { x: frame.left + place.x / unit, y: frame.top + place.y / unit, radius: 0, atSea: true };
  const away = Math.hypot(rose.x - SERPENT.x, rose.y - SERPENT.y) - place.radius / unit;
  const ornaments = { rose, ship: null, serpent: away > 3 ? SERPENT : null };
  const source = openPlateSource();
  const scale = { unit: unit * sheet.ratio, fine: sheet.ratio * 1.4 };
  source.ask({ world: TITLE_WORLD, faction: 'mongols', ink, scale, frame, seen: null, ornaments }, ({ image }) => {
    const paint = sized(chart, sheet);
    paint?.drawImage(image, 0, 0, sheet.width, sheet.height);
    if (paint !== null)
      paintRoute(
        paint,
        { ...SCENE, ink },
        ({ x, y }) => ({ x: (x - frame.left) * unit, y: (y - frame.top) * unit }),
        unit,
      );
    chart.style.setProperty('--wash-edge', WASH_EDGE);
    const plain = sized(compass, sheet);
    if (plain !== null) paintTitleRose(plain, place, sheet, ink);
    source.close();
    onDrawn();
  });
  return source.close;
};
