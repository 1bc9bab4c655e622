import { fontOf } from '../live/paint-names.js';
import { type Name, type NameSort } from '../live/lay-names.js';
import { namesOf } from '../live/names-of.js';
import { paintLive } from '../live/paint-live.js';
import { type Scene } from '../live/scene.js';
import { type PlateRequest } from '../plate/plate-maker.js';
import { type Plate, type PlateSource } from '../plate/plate-source.js';
import { type Camera, unitOf } from './camera.js';
import { contains, plateFrame, viewFrame } from './frame.js';

export interface Look {
  readonly camera: Camera;
  readonly hexSize: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels for one of CSS. */
  readonly ratio: number;
}

export interface ChartView {
  /** Shows this scene so; cheap enough for every move of the pointer. */
  readonly show: (scene: Scene, look: Look) => void;
  readonly close: () => void;
}

/** Zoom rests this long, in milliseconds, before a plate is made for it; until then the last one is stretched. */
const REST = 140;
/** New colour soaks in for this long. */
const SOAK = 300;

const sized = (canvas: HTMLCanvasElement, { width, height, ratio }: Look): CanvasRenderingContext2D | null => {
  const w = Math.round(width * ratio), h = Math.round(height * ratio);
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  const paint = canvas.getContext('2d');
  paint?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return paint;
};

/** A bitmap holds its memory until it is told to let go. */
const release = (plate: Plate | null | undefined): void => {
  if (plate && 'close' in plate.image && typeof plate.image.close === 'function') plate.image.close();
};

/** Fine lines thicken with the scale, within reason. Device pixels. */
const fineLine = (unit: number, ratio: number): number => ratio * Math.min(1.6, Math.max(0.55, 0.068 * unit));

/**
 * Keeps the two canvases up to date: the plate, asked for when the scale or the scene wants a new one and only copied
 * otherwise, and the live layer over it. `onReady` is told when the first plate stands. State lives in this closure.
 */
export const openChartView = (canvases: { readonly plate: HTMLCanvasElement; readonly live: HTMLCanvasElement }, source: PlateSource, onReady: () => void): ChartView => {
  let scene: Scene | null = null, look: Look | null = null;
  let plate: Plate | null = null, before: { readonly plate: Plate; readonly since: number } | null = null;
  let wanted: PlateRequest | null = null;
  let names: { readonly key: string; readonly seen: Scene['seen']; readonly written: Scene['ink']['written']; readonly list: readonly Name[] } | null = null;
  let frame = 0, timer = 0;

  const requestFor = (s: Scene, { camera, hexSize, width, height, ratio }: Look): PlateRequest => {
    const unit = unitOf(camera, hexSize), view = viewFrame(camera, width, height, unit);
    const kept = wanted && wanted.scale.unit === unit * ratio && contains(wanted.frame, view) ? wanted.frame : plateFrame(view, unit * ratio);
    return { world: s.world, faction: s.faction, ink: s.ink, seen: s.seen, scale: { unit: unit * ratio, fine: fineLine(unit, ratio) }, frame: kept };
  };
  const same = (a: PlateRequest, b: PlateRequest): boolean => a.world === b.world && a.faction === b.faction && a.ink === b.ink && a.seen === b.seen && a.scale.unit === b.scale.unit && a.frame === b.frame;

  const receive = (answer: Plate): void => {
    const first = plate === null, other = plate?.request.world !== answer.request.world;
    const soaks = plate && !other && plate.request.scale.unit === answer.request.scale.unit && plate.request.seen !== answer.request.seen && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    release(before?.plate);
    if (!soaks) release(plate);
    before = soaks && plate ? { plate, since: performance.now() } : null;
    plate = answer;
    if (first || other) names = null;
    redraw();
    onReady();
  };
  const ask = (): void => {
    if (!scene || !look || look.width === 0 || look.height === 0) return;
    const request = requestFor(scene, look);
    if (wanted && same(wanted, request)) return;
    const urgent = !plate || plate.request.world !== request.world || wanted?.scale.unit === request.scale.unit;
    wanted = request;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => source.ask(request, receive), urgent ? 0 : REST);
  };

  const copy = (paint: CanvasRenderingContext2D, { image, request: { frame: part } }: Plate, { camera, hexSize, width, height }: Look): void => {
    const unit = unitOf(camera, hexSize);
    paint.drawImage(image, width / 2 + (part.left - camera.x) * unit, height / 2 + (part.top - camera.y) * unit, part.width * unit, part.height * unit);
  };
  const drawPlate = (now: Look): void => {
    const paint = sized(canvases.plate, now);
    if (!paint || !plate) return;
    paint.clearRect(0, 0, now.width, now.height);
    const age = before ? (performance.now() - before.since) / SOAK : 1;
    if (before && age < 1) {
      copy(paint, before.plate, now);
      paint.globalAlpha = age;
      copy(paint, plate, now);
      paint.globalAlpha = 1;
      redraw();
    } else copy(paint, plate, now);
  };
  const namesFor = (s: Scene, unit: number, paint: CanvasRenderingContext2D): readonly Name[] => {
    if (!plate || plate.request.world !== s.world) return [];
    const key = `${unit} ${s.current?.q ?? ''},${s.current?.r ?? ''} ${s.face}`;
    if (names?.key === key && names.seen === s.seen && names.written === s.ink.written) return names.list;
    const measure = (text: string, size: number, sort: NameSort): number => {
      paint.font = fontOf(size, sort, s.face);
      return paint.measureText(text).width;
    };
    names = { key, seen: s.seen, written: s.ink.written, list: namesOf(s, plate.layout, unit, measure, s.ink.written) };
    return names.list;
  };
  const draw = (): void => {
    frame = 0;
    if (!scene || !look) return;
    drawPlate(look);
    const paint = sized(canvases.live, look);
    if (!paint) return;
    const { camera, hexSize, width, height } = look, unit = unitOf(camera, hexSize);
    paintLive(paint, scene, namesFor(scene, unit, paint), { width, height, unit, origin: { x: width / 2 - camera.x * unit, y: height / 2 - camera.y * unit } });
  };
  const redraw = (): void => {
    if (frame === 0) frame = window.requestAnimationFrame(draw);
  };

  return {
    show: (nextScene, nextLook) => {
      scene = nextScene;
      look = nextLook;
      ask();
      redraw();
    },
    close: () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      source.close();
      release(before?.plate);
      release(plate);
    },
  };
};
