import { restAfter } from '../../../lib/rest.js';
import { type Scene } from '../live/scene.js';
import { type Plate, type PlateSource } from '../plate/plate-source.js';
import { type Layout, type PlateRequest } from '../plate/plate-maker.js';
import { unitOf } from './camera.js';
import { contains, plateFrame, viewFrame } from './frame.js';
import { lie, type Drawing } from './lie.js';
import { openLiveSheet } from './live-sheet.js';
import { type Look } from './look.js';
import { openPlateSheet } from './plate-sheet.js';

export interface ChartView {
  readonly show: (scene: Scene) => void;
  /** Cheap enough for every move of a finger. */
  readonly look: (look: Look) => void;
  readonly close: () => void;
}

/** One looks as long, in milliseconds, before a plate is made for it or anything painted; until then the last ones are moved and stretched. */
const REST = 140;

/** Fine lines thicken with the scale, within reason. Device pixels. */
const fineLine = (unit: number, ratio: number): number => ratio * Math.min(1.6, Math.max(0.55, 0.068 * unit));

const requestFor = ({ world, faction, ink, seen }: Scene, { camera, hexSize, width, height, ratio }: Look, wanted: PlateRequest | null): PlateRequest => {
  const unit = unitOf(camera, hexSize), view = viewFrame(camera, width, height, unit);
  const kept = wanted && wanted.scale.unit === unit * ratio && contains(wanted.frame, view) ? wanted.frame : plateFrame(view, unit * ratio);
  return { world, faction, ink, seen, scale: { unit: unit * ratio, fine: fineLine(unit, ratio) }, frame: kept };
};
const same = (a: PlateRequest, b: PlateRequest): boolean => a.world === b.world && a.faction === b.faction && a.ink === b.ink && a.seen === b.seen && a.scale.unit === b.scale.unit && a.frame === b.frame;

/** What a chart is drawn on, from the top down. */
export interface Sheets<Live = HTMLCanvasElement, Plates = HTMLElement> {
  readonly live: Live;
  readonly plates: Plates;
  /** Holds the two others: while the hand moves, it alone is moved. */
  readonly ground: Plates;
}

const groundOf = ({ camera, hexSize, width, height }: Look): Drawing => {
  const unit = unitOf(camera, hexSize), { left: x, top: y } = viewFrame(camera, width, height, unit);
  return { unit, corner: { x, y } };
};

/**
 * Keeps the two sheets up to date: plates, asked for when the scale or the scene wants a new one and only moved
 * otherwise, and the live layer over them. `onReady` is told when the first plate stands. State lives in this closure.
 */
export const openChartView = (sheets: Sheets, source: PlateSource, onReady: () => void): ChartView => {
  let scene: Scene | null = null, look: Look | null = null, wanted: PlateRequest | null = null;
  // The same for every plate of a world: the names laid out by it stand.
  let layout: Layout | null = null;
  // How one looked when the sheets were laid on the ground.
  let ground: Drawing | null = null;
  let frame = 0, timer = 0, isResting = true;
  const plates = openPlateSheet(sheets.plates), live = openLiveSheet(sheets.live);
  const draw = (): void => {
    frame = 0;
    if (!scene || !look) return;
    live.draw(scene, plates.plate()?.request.world === scene.world ? layout : null, look, isResting);
    ground = groundOf(look);
    plates.place(look);
    live.place(look);
    lie(sheets.ground, ground, look);
  };
  const redraw = (): void => {
    if (frame === 0) frame = window.requestAnimationFrame(draw);
  };
  const rest = restAfter(REST, () => {
    isResting = true;
    redraw();
  });
  const receive = (answer: Plate): void => {
    const last = plates.plate()?.request, { request } = answer;
    if (last?.world !== request.world || last.faction !== request.faction) ({ layout } = answer);
    const soaks = last?.world === request.world && last.scale.unit === request.scale.unit && last.seen !== request.seen;
    plates.lay(answer, look?.ratio ?? 1, soaks);
    redraw();
    onReady();
  };
  const ask = (): void => {
    if (!scene || !look || look.width === 0 || look.height === 0) return;
    const request = requestFor(scene, look, wanted);
    if (wanted && same(wanted, request)) return;
    const urgent = plates.plate()?.request.world !== request.world || wanted?.scale.unit === request.scale.unit;
    wanted = request;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => source.ask(request, receive), urgent ? 0 : REST);
  };
  return {
    show: (next) => {
      scene = next;
      ask();
      redraw();
    },
    look: (next) => {
      look = next;
      ask();
      if (!ground) {
        redraw();
        return;
      }
      lie(sheets.ground, ground, look);
      isResting = false;
      rest.stir();
    },
    close: () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      rest.stop();
      source.close();
      plates.clear();
    },
  };
};
