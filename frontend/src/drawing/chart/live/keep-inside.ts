import { overlaps, type Box, type Name } from './lay-names.js';

/** The part of the painted area that is seen, and what lies over it. */
export interface Shown extends Box {
  /** The buttons and the hint over the chart, which hide what is under them. */
  readonly over: readonly Box[];
}

/** Pixels between a name and the edge of the view, where the paper fades. */
const EDGE = 16;

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

const shifted = (name: Name, dx: number, dy: number): Name => ({
  ...name,
  at: { x: name.at.x + dx, y: name.at.y + dy },
  box: {
    left: name.box.left + dx,
    right: name.box.right + dx,
    top: name.box.top + dy,
    bottom: name.box.bottom + dy,
  },
});

/** How far to move a span into another one. */
const into = (low: number, high: number, [least, most]: readonly [number, number]): number =>
  low < least ? least - low : high > most ? most - high : 0;

const beside = (name: Name, over: Box): Name =>
  overlaps(name.box, over) ? shifted(name, over.left - name.box.right - 4, 0) : name;

/**
 * No name is cut by the edge of the view or hidden by what lies over it: it moves in where it stays with its place and
 * touches no other name, else it is left out. Names beyond the view stay, for the next gesture. `shown` is in the
 * coordinates of the boxes.
 */
export const keepInside = (names: readonly Name[], shown: Shown): Name[] => {
  const room: Box = {
    left: shown.left + EDGE,
    right: shown.right - EDGE,
    top: shown.top + EDGE,
    bottom: shown.bottom - EDGE,
  };
  const isWhole = ({ box }: Name): boolean => isWithin(box, room) && !shown.over.some((other) => overlaps(box, other));
  const kept = names.filter((name) => isWhole(name) || !overlaps(name.box, shown));
  for (const name of names) {
    if (kept.includes(name)) continue;
    const { left, right, top, bottom } = name.box;
    const moved = shown.over.reduce(
      beside,
      shifted(name, into(left, right, [room.left, room.right]), into(top, bottom, [room.top, room.bottom])),
    );
    // A name of a sea or land may move by 0.6 of its length, any other by 0.35.
    const most = (right - left) * (name.sort === 'sea' || name.sort === 'land' ? 0.6 : 0.35);
    const isNear = Math.hypot(moved.at.x - name.at.x, moved.at.y - name.at.y) <= most;
    if (isNear && isWhole(moved) && !kept.some((other) => overlaps(other.box, moved.box))) kept.push(moved);
  }
  return kept;
};
