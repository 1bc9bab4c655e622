import { type Point } from '../../../drawing/chart/survey/grid.js';

const PIECES = 24;
/** How far the way bends from the straight line, as a share of its length. */
const BEND = 0.12;

/** The slightly bent way between two points: the part of it that is walked after a share of the time, with soft ends. */
export const courseTo =
  (from: Point, to: Point) =>
  (share: number): Point[] => {
    const walked = share * share * (3 - 2 * share);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return Array.from({ length: PIECES + 1 }, (_, n) => (walked * n) / PIECES).map((t) => {
      const swing = BEND * Math.sin(Math.PI * t);
      return { x: from.x + dx * t - dy * swing, y: from.y + dy * t + dx * swing };
    });
  };
