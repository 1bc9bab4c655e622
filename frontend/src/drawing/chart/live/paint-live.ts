import { cellIndex, cityAt } from '#game/rules/world/cells.js';
import { landmarkAt } from '#game/rules/world/surroundings.js';
import { hexesWithin, sameHex, type Hex } from '#game/model/hex.js';
import { type Paint } from '../stamps/pen.js';
import { centreOf, type Point } from '../survey/grid.js';
import { overlaps, type Box, type Name } from './lay-names.js';
import { labelBox, paintLabel, paintNames } from './paint-names.js';
import { paintRoute } from './paint-route.js';
import { paintCursor, paintNearTicks, paintTargets } from './paint-ways.js';
import { paintCurrent, paintGlow } from './paint-you.js';
import { type Scene } from './scene.js';
import { coordinates, groundLabel, wayLabel } from './words.js';

const AROUND = hexesWithin(2);
const near = ({ q, r }: Hex): Hex[] =>
  AROUND.map((hex) => ({ q: hex.q + q, r: hex.r + r })).filter((hex) => cellIndex(hex) !== null);

const labelOf = ({ world, targets, cursor }: Scene): string | null => {
  if (!cursor || cellIndex(cursor) === null) return null;
  const target = targets.find((option) => sameHex(option, cursor));
  if (target)
    return wayLabel({ ...target, cityDetails: target.cityDetails ?? landmarkAt(world, cursor)?.name ?? null });
  // A town has its name on the chart.
  return cityAt(world, cursor) ? coordinates(cursor) : `${groundLabel(world, cursor)} · ${coordinates(cursor)}`;
};

export interface View {
  readonly width: number;
  readonly height: number;
  /** CSS pixels a unit. */
  readonly unit: number;
  /** The chart's middle, in CSS pixels of what is painted. */
  readonly origin: Point;
  /** What of it can be seen at first: words beside a cell are kept within. */
  readonly shown: { readonly left: number; readonly right: number };
}

const moved = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** The layer that changes as you move: route, ways, you, and the names over them. */
export const paintLive = (
  paint: Paint,
  scene: Scene,
  names: readonly Name[],
  { width, height, unit, origin, shown }: View,
): void => {
  const project = ({ x, y }: Point): Point => ({ x: origin.x + x * unit, y: origin.y + y * unit });
  const { current, cursor, ink, face } = scene;
  paint.clearRect(0, 0, width, height);
  paintGlow(paint, scene, project, unit);
  paintNearTicks(
    paint,
    [...(current ? near(current) : []), ...(cursor && cellIndex(cursor) !== null ? near(cursor) : [])],
    project,
    unit,
    ink,
  );
  paintTargets(paint, scene, project);
  paintRoute(paint, scene, project, unit);
  paintCurrent(paint, scene, project, unit);
  paintCursor(paint, scene, project);
  const label = labelOf(scene);
  const box = cursor && label ? labelBox(paint, label, project(centreOf(cursor)), unit * 1.15, shown, face) : null;
  const isFree = (name: Name): boolean => {
    const room = moved(name.box, origin);
    // A name gives way to the label while that stands over it.
    return overlaps(room, { left: 0, top: 0, right: width, bottom: height }) && !(box && overlaps(room, box));
  };
  paintNames(
    paint,
    names.filter(isFree),
    origin,
    current ? ((cityAt(scene.world, current) ?? landmarkAt(scene.world, current))?.name ?? null) : null,
    ink,
    face,
  );
  if (box && label) paintLabel(paint, label, box, ink, face);
};
