import { cellIndex, cityAt } from '#game/rules/world/cells.js';
import { landmarkAt } from '#game/rules/world/surroundings.js';
import { hexesWithin, sameHex, type Hex } from '#game/model/hex.js';
import { type Paint } from '../stamps/pen.js';
import { centreOf, type Point } from '../survey/grid.js';
import { keepInside, type Shown } from './keep-inside.js';
import { overlaps, type Box, type Name } from './lay-names.js';
import { labelBox, paintLabel, paintNames } from './paint-names.js';
import { paintRoute } from './paint-route.js';
import { paintCursor, paintNearTicks, paintTargets } from './paint-ways.js';
import { paintCurrent, paintGlow } from './paint-you.js';
import { type Scene } from './scene.js';
import { type Project } from './trace-hex.js';
import { coordinates, groundLabel, wayLabel } from './words.js';

const AROUND = hexesWithin(2);
const near = ({ q, r }: Hex): Hex[] =>
  AROUND.map((hex) => ({ q: hex.q + q, r: hex.r + r })).filter((hex) => cellIndex(hex) !== null);

const labelOf = ({ world, targets, cursor, cost = null }: Scene): string | null => {
  if (!cursor || cellIndex(cursor) === null) return null;
  const target = targets.find((option) => sameHex(option, cursor));
  if (target) {
    const label = wayLabel({ ...target, cityDetails: target.cityDetails ?? landmarkAt(world, cursor)?.name ?? null });
    return cost === null ? label : `${label} · ${cost}`;
  }
  // A town's name is already on the chart.
  return cityAt(world, cursor) ? coordinates(cursor) : `${groundLabel(world, cursor)} · ${coordinates(cursor)}`;
};

export interface View {
  readonly width: number;
  readonly height: number;
  /** CSS pixels a unit. */
  readonly unit: number;
  /** The chart's middle, in CSS pixels of the painted area. */
  readonly origin: Point;
  /** The visible part of the painted area: names, and the label of a cell, stay within it. */
  readonly shown: Shown;
}

const moved = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

const within = (hex: Hex | null): hex is Hex => hex !== null && cellIndex(hex) !== null;

/** The name of the hero's town or landmark. */
const hereOf = ({ world, current }: Scene): string | null =>
  current && ((cityAt(world, current) ?? landmarkAt(world, current))?.name ?? null);

interface Label {
  readonly text: string;
  readonly box: Box;
}
const labelIn = (paint: Paint, scene: Scene, project: Project, { unit, shown }: View): Label | null => {
  const text = labelOf(scene);
  if (!scene.cursor || !text) return null;
  const beside = project(centreOf(scene.cursor));
  return { text, box: labelBox(paint, text, { beside, room: unit * 1.15, shown, face: scene.face }) };
};

/** Paints the layer that changes when the hero moves: route, ways, hero, and the names over them. */
export const paintLive = (paint: Paint, scene: Scene, names: readonly Name[], view: View): void => {
  const { width, height, unit, origin } = view;
  const project = ({ x, y }: Point): Point => ({ x: origin.x + x * unit, y: origin.y + y * unit });
  const { current, cursor, ink, face } = scene;
  paint.clearRect(0, 0, width, height);
  paintGlow(paint, scene, project, unit);
  const shownGrid = [...(current ? near(current) : []), ...(within(cursor) ? near(cursor) : [])];
  paintNearTicks(paint, shownGrid, { project, unit, ink });
  paintTargets(paint, scene, project);
  paintRoute(paint, scene, project, unit);
  if (!scene.isAway) paintCurrent(paint, scene, project, unit);
  paintCursor(paint, scene, project);
  const label = scene.isAway ? null : labelIn(paint, scene, project, view);
  const isFree = (name: Name): boolean => {
    const room = moved(name.box, origin);
    // A name is hidden while the label covers it.
    return overlaps(room, { left: 0, top: 0, right: width, bottom: height }) && !(label && overlaps(room, label.box));
  };
  const { shown } = view;
  const back = { x: -origin.x, y: -origin.y };
  const whole = keepInside(names, { ...moved(shown, back), over: shown.over.map((box) => moved(box, back)) });
  paintNames(paint, { names: whole.filter(isFree), origin, here: hereOf(scene), ink, face });
  if (label) paintLabel(paint, label.text, label.box, { ink, face });
};
