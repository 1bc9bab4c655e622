import { hexDistance, type Hex } from '#game/model/hex.js';
import { WORLD_RADIUS } from '#game/model/world.js';
import { makeCanvas, paintOn, type AnyCanvas } from '../canvas.js';
import { centreOf } from '../survey/grid.js';
import { SURVEYED } from '../survey/ground.js';
import { hash, jitter, smoothNoise } from '../survey/hash.js';
import { dab } from './paint-land.js';
import { isNear, type Frame } from './frame.js';

interface Mask {
  readonly frame: Frame;
  /** Pixels a unit. */
  readonly unit: number;
  readonly seed: number;
  /** The opaque share of a spot's radius. */
  readonly core: number;
}
/** A mask of round spots over cells: opaque inside, soft and uneven at the edge. */
export const softMask = (cells: readonly Hex[], { frame, unit, seed, core }: Mask): AnyCanvas => {
  // Half the resolution is enough, because the edge is soft.
  const coarse = unit / 2;
  const image = makeCanvas(frame.width * coarse, frame.height * coarse);
  const paint = paintOn(image);
  const round = dab('#000000', Math.ceil(coarse * 2), core);
  for (const hex of cells) {
    const { x, y } = centreOf(hex);
    if (!isNear(frame, { x, y }, 3)) continue;
    const size = 1.45 + 0.45 * hash(seed, hex.q, hex.r, 300);
    const cx = x + 0.25 * jitter(seed, hex.q, hex.r, 301) - frame.left,
      cy = y + 0.25 * jitter(seed, hex.q, hex.r, 302) - frame.top;
    paint.drawImage(round, (cx - size) * coarse, (cy - size) * coarse, size * 2 * coarse, size * 2 * coarse);
  }
  return image;
};

/** The world's cells and a few random ones beyond, so that the colour has no straight edge. */
export const worldCells = (seed: number): Hex[] =>
  SURVEYED.filter((hex) => {
    const beyond = hexDistance({ q: 0, r: 0 }, hex) - WORLD_RADIUS,
      { x, y } = centreOf(hex);
    return (
      beyond <= 0 ||
      smoothNoise(seed + 40, x * 0.23, y * 0.23) + 0.35 * jitter(seed, hex.q, hex.r, 303) > 0.34 * beyond - 1.05
    );
  });
