import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Hex } from '#game/model/hex.js';
import { centreOf, type Point } from '../../../drawing/chart/survey/grid.js';
import { unitOf } from '../view/camera.js';
import { type CameraStore } from '../view/camera-store.js';
import { placeOnSheet } from '../view/place-on-sheet.js';

interface BesideCellProps {
  readonly camera: CameraStore;
  readonly from: Hex;
  readonly to: Hex;
  readonly children: ReactNode;
}

/** Pixels to the sheet's edge. */
const EDGE = 8;
/** Units from the hero to the note beside the ring of cells around them: so far out it covers no other target. */
const RING = 2.9;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, value));

interface Places {
  readonly hero: Point;
  readonly cell: Point;
  readonly ring: number;
  readonly sheet: { readonly wide: number; readonly high: number };
  readonly note: { readonly wide: number; readonly high: number };
}

/** The corner of the note: beside the ring, on the cell's side if there is room, else over or under it. */
const cornerOf = ({ hero, cell, ring, sheet, note }: Places): Point => {
  const [east, west] = [hero.x + ring, hero.x - ring - note.wide];
  const sides = cell.x >= hero.x ? [east, west] : [west, east];
  const left = sides.find((x) => x >= EDGE && x + note.wide <= sheet.wide - EDGE);
  if (left !== undefined) return { x: left, y: within(cell.y - note.high / 2, sheet.high - note.high) };
  const [under, over] = [hero.y + ring, hero.y - ring - note.high];
  const rows = cell.y > hero.y ? [under, over] : [over, under];
  const top = rows.find((y) => y >= EDGE && y + note.high <= sheet.high - EDGE) ?? under;
  return { x: within(cell.x - note.wide / 2, sheet.wide - note.wide), y: within(top, sheet.high - note.high) };
};

/** Stands beside a cell next to the hero, within the chart; it follows the camera. */
export const BesideCell = ({ camera, from, to, children }: BesideCellProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const { current: note } = box,
        sheet = note?.parentElement;
      if (!note || !sheet) return;
      const put = placeOnSheet(camera, sheet);
      const { x, y } = cornerOf({
        hero: put(centreOf(from)),
        cell: put(centreOf(to)),
        ring: RING * unitOf(camera.now(), camera.pane().hexSize),
        sheet: { wide: sheet.clientWidth, high: sheet.clientHeight },
        note: { wide: note.offsetWidth, high: note.offsetHeight },
      });
      note.style.left = `${x}px`;
      note.style.top = `${y}px`;
    };
    place();
    return camera.subscribe(place);
  }, [camera, from, to]);
  return (
    <div ref={box} className="beside-cell">
      {children}
    </div>
  );
};
