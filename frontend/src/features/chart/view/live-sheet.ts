import { type Name } from '../live/lay-names.js';
import { measureIn } from '../live/measure.js';
import { namesOf } from '../live/names-of.js';
import { paintLive } from '../live/paint-live.js';
import { type Scene } from '../live/scene.js';
import { type Frame } from '../plate/frame.js';
import { type Layout } from '../plate/plate-maker.js';
import { unitOf } from './camera.js';
import { type Look } from './look.js';
import { contains, viewFrame } from './frame.js';
import { lie } from './lie.js';

/** How much more than the view is painted, each way, so that small moves only shift it. */
const MARGIN = 0.3;
/** Stretched by more than this, letters look it, and it is painted anew before the hand rests. */
const MOST_STRETCH = 1.5;
/** A view rests so long, in milliseconds, before it is painted anew though that which is painted would do. */
const REST = 140;

interface Painted {
  readonly scene: Scene;
  readonly layout: Layout | null;
  readonly look: Look;
  readonly unit: number;
  readonly part: Frame;
}

const sized = (canvas: HTMLCanvasElement, width: number, height: number, ratio: number): CanvasRenderingContext2D | null => {
  const w = Math.round(width * ratio), h = Math.round(height * ratio);
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  canvas.style.width = `${w / ratio}px`;
  const paint = canvas.getContext('2d');
  paint?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return paint;
};

const serves = ({ scene, layout, look, unit, part }: Painted, nextScene: Scene, nextLayout: Layout | null, next: Look): boolean => {
  const now = unitOf(next.camera, next.hexSize), stretch = now / unit;
  return scene === nextScene && layout === nextLayout && look.ratio === next.ratio && stretch < MOST_STRETCH && stretch > 1 / MOST_STRETCH
    && contains(part, viewFrame(next.camera, next.width, next.height, now));
};

export interface LiveSheet {
  readonly draw: (scene: Scene, layout: Layout | null, look: Look) => void;
  readonly close: () => void;
}

/** The layer that changes as you move. It is painted with a margin; while the hand moves the chart, it is moved along. */
export const openLiveSheet = (canvas: HTMLCanvasElement, redraw: () => void): LiveSheet => {
  let painted: Painted | null = null, timer = 0, rested = false;
  let names: { readonly scene: Pick<Scene, 'current' | 'seen' | 'face' | 'ink'>; readonly layout: Layout; readonly unit: number; readonly list: readonly Name[] } | null = null;

  const namesFor = (scene: Scene, layout: Layout | null, unit: number, paint: CanvasRenderingContext2D): readonly Name[] => {
    if (!layout) return [];
    const known = names && names.layout === layout && names.unit === unit && names.scene.current === scene.current && names.scene.seen === scene.seen && names.scene.face === scene.face && names.scene.ink === scene.ink;
    if (!known) names = { scene, layout, unit, list: namesOf(scene, layout, unit, measureIn(paint, scene.face), scene.ink.written) };
    return names?.list ?? [];
  };
  const paintAll = (scene: Scene, layout: Layout | null, look: Look): void => {
    const { camera, hexSize, width, height, ratio } = look, unit = unitOf(camera, hexSize);
    const across = Math.round(width * MARGIN), along = Math.round(height * MARGIN);
    const paint = sized(canvas, width + 2 * across, height + 2 * along, ratio);
    if (!paint) return;
    window.clearTimeout(timer);
    const part = viewFrame(camera, width + 2 * across, height + 2 * along, unit);
    painted = { scene, layout, look, unit, part };
    paintLive(paint, scene, namesFor(scene, layout, unit, paint), {
      width: width + 2 * across, height: height + 2 * along, unit, origin: { x: -part.left * unit, y: -part.top * unit }, shown: { left: across, right: across + width },
    });
  };
  const wait = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => { rested = true; redraw(); }, REST);
  };
  return {
    draw: (scene, layout, look) => {
      const moved = painted?.look !== look;
      if (!painted || rested || !serves(painted, scene, layout, look)) paintAll(scene, layout, look);
      else if (moved) wait();
      rested = false;
      if (painted) lie(canvas, { corner: { x: painted.part.left, y: painted.part.top }, unit: painted.unit }, look);
    },
    close: () => window.clearTimeout(timer),
  };
};
