import { type Scene } from '../../../drawing/chart/live/scene.js';
import { type PlateRequest } from '../../../drawing/chart/plate/plate-maker.js';
import { unitOf } from './camera.js';
import { contains, firstFrame, grown, plateFrame, viewFrame } from './frame.js';
import { type Look } from './look.js';

export interface PlateRequests {
  /** Compares the view with the current plate and requests another one if it does not fit. */
  readonly want: (scene: Scene, look: Look, lies: PlateRequest | null) => void;
  /** The gesture has ended: sends the request that was postponed. */
  readonly rest: () => void;
}

/** The width of fine lines, in device pixels: it grows with the scale, within limits. */
const fineLine = (unit: number, ratio: number): number => ratio * Math.min(1.6, Math.max(0.55, 0.068 * unit));

/** A view this close to the edge of its plate, as a share of its own size, needs another one. */
const NEAR_EDGE = 0.1;

/** @param isFirst nothing of this world is shown yet, or the chart never moves from this view */
const requestFor = (
  { world, faction, ink, seen, known }: Scene,
  { camera, hexSize, width, height, ratio }: Look,
  last: PlateRequest | null,
  isFirst: boolean,
): PlateRequest => {
  const unit = unitOf(camera, hexSize),
    pixels = unit * ratio,
    view = viewFrame(camera, width, height, unit);
  const isKept = last?.scale.unit === pixels && contains(last.frame, isFirst ? view : grown(view, NEAR_EDGE));
  const frame = isKept ? last.frame : (isFirst ? firstFrame : plateFrame)(view, pixels);
  return { world, faction, ink, seen, known, scale: { unit: pixels, fine: fineLine(unit, ratio) }, frame };
};
const same = (a: PlateRequest, b: PlateRequest): boolean =>
  a.world === b.world &&
  a.faction === b.faction &&
  a.ink === b.ink &&
  a.seen === b.seen &&
  a.known === b.known &&
  a.scale.unit === b.scale.unit &&
  a.frame === b.frame;

/**
 * A plate of another scale can wait until the gesture ends, since the current one is scaled; a new area can't. The first
 * plate of a world shows only the view. If the chart can be moved, a plate with a margin around the view follows.
 */
export const openPlateRequests = (ask: (request: PlateRequest) => void, isStill = false): PlateRequests => {
  let asked: PlateRequest | null = null,
    waits: PlateRequest | null = null;
  const askFor = (request: PlateRequest): void => {
    [asked, waits] = [request, null];
    ask(request);
  };
  return {
    want: (scene, look, lies) => {
      if (look.width === 0 || look.height === 0) return;
      const isFirst = lies?.world !== scene.world;
      const request = requestFor(scene, look, asked, isFirst || isStill);
      waits = null;
      if (asked && same(asked, request)) return;
      if (isFirst || asked?.scale.unit === request.scale.unit) askFor(request);
      else waits = request;
    },
    rest: () => {
      if (waits) askFor(waits);
    },
  };
};
