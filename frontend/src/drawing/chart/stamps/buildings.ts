import { fillShape, outline, stroke, type Pen, type XY } from './pen.js';

/** Lengths are in units; a position is the middle of the building's foot. */
interface Size {
  readonly width: number;
  readonly height: number;
}
interface HouseSize {
  readonly width: number;
  readonly wall: number;
  readonly roof: number;
}
interface TowerSize extends Size {
  readonly roof: number;
}

/** Walls of paper under a red roof with a ridge. */
export const house = (pen: Pen, [x, y]: XY, { width, wall, roof }: HouseSize): void => {
  const half = width / 2;
  outline(
    pen,
    [
      [x - half * 0.86, y],
      [x - half * 0.86, y - wall],
      [x + half * 0.86, y - wall],
      [x + half * 0.86, y],
    ],
    pen.ink.body,
    0.9,
  );
  outline(
    pen,
    [
      [x - half, y - wall],
      [x - half * 0.62, y - wall - roof],
      [x + half * 0.62, y - wall - roof],
      [x + half, y - wall],
    ],
    pen.ink.roof,
    0.95,
  );
};
export const gable = (pen: Pen, [x, y]: XY, { width, wall, roof }: HouseSize): void => {
  const half = width / 2;
  outline(
    pen,
    [
      [x - half, y],
      [x - half, y - wall],
      [x, y - wall - roof],
      [x + half, y - wall],
      [x + half, y],
    ],
    pen.ink.body,
    0.9,
  );
  stroke(
    pen,
    [
      [x - half - 0.05, y - wall + 0.04],
      [x, y - wall - roof],
      [x + half + 0.05, y - wall + 0.04],
    ],
    1.5,
    pen.ink.roof,
  );
};
export const flag = (pen: Pen, [x, y]: XY, height: number): void => {
  stroke(
    pen,
    [
      [x, y],
      [x, y - height],
    ],
    0.9,
  );
  outline(
    pen,
    [
      [x, y - height],
      [x + 0.24, y - height + 0.07],
      [x, y - height + 0.15],
    ],
    pen.ink.roof,
    0.6,
  );
};
export const tower = (pen: Pen, [x, y]: XY, { width, height, roof }: TowerSize): void => {
  const half = width / 2;
  outline(
    pen,
    [
      [x - half, y],
      [x - half, y - height],
      [x + half, y - height],
      [x + half, y],
    ],
    pen.ink.body,
    0.9,
  );
  outline(
    pen,
    [
      [x - half - 0.04, y - height],
      [x, y - height - roof],
      [x + half + 0.04, y - height],
    ],
    pen.ink.roof,
    0.85,
  );
};
export const battlements = (pen: Pen, [x, y]: XY, { width, height }: Size): void => {
  const teeth = 5,
    step = width / (teeth * 2 - 1);
  const top: XY[] = Array.from({ length: teeth }, (_, n) => x - width / 2 + n * 2 * step).flatMap((at): XY[] => [
    [at, y - height],
    [at, y - height - 0.1],
    [at + step, y - height - 0.1],
    [at + step, y - height],
  ]);
  outline(pen, [[x - width / 2, y], ...top, [x + width / 2, y]], pen.ink.body, 0.9);
};
export const door = (pen: Pen, [x, y]: XY, { width, height }: Size): void =>
  fillShape(
    pen,
    [
      [x - width / 2, y],
      [x - width / 2, y - height],
      [x + width / 2, y - height],
      [x + width / 2, y],
    ],
    pen.ink.roof,
  );
