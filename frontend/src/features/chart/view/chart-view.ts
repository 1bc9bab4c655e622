import { idleTimer } from '../../../lib/idle-timer.js';
import { type Scene } from '../../../drawing/chart/live/scene.js';
import { type Plate, type PlateSource } from '../../../crafts/plate-source.js';
import { type Layout, type PlateRequest } from '../../../drawing/chart/plate/plate-maker.js';
import { unitOf } from './camera.js';
import { viewFrame } from './frame.js';
import { placeDrawing, type Drawing } from './place-drawing.js';
import { openLiveSheet } from './live-sheet.js';
import { type Look } from './look.js';
import { openPlateRequests } from './plate-requests.js';
import { openPlateSheet } from './plate-sheet.js';

export interface ChartView {
  readonly show: (scene: Scene) => void;
  /** Called at every pointer move, so it must be cheap. */
  readonly look: (look: Look) => void;
  readonly close: () => void;
}

/** After a pause of this many milliseconds a plate of another scale is made and the layers are painted; until then the last ones are moved and scaled. */
const REST = 140;

/** The elements that a chart is drawn on. */
export interface Sheets<Live = HTMLCanvasElement, Plates = HTMLElement> {
  readonly live: Live;
  readonly plates: Plates;
  /** Contains the two others: during a gesture only this element is transformed. */
  readonly ground: Plates;
}

const groundOf = ({ camera, hexSize, width, height }: Look): Drawing => {
  const unit = unitOf(camera, hexSize),
    { left: x, top: y } = viewFrame(camera, width, height, unit);
  return { unit, corner: { x, y } };
};

const isSameLand = (a: PlateRequest | null, b: PlateRequest): boolean =>
  a?.world === b.world && a.faction === b.faction;
/** Whether both requests show one world at one scale, but other cells in colour. */
const hasMoreColour = (a: PlateRequest | null, b: PlateRequest): boolean =>
  a?.world === b.world && a.scale.unit === b.scale.unit && a.seen !== b.seen;

/**
 * Keeps the two sheets up to date: plates, requested when the scale or the scene needs a new one and only moved
 * otherwise, and the live layer over them. Calls `onReady` when the first plate is shown. The closure holds the state.
 */
export const openChartView = (
  sheets: Sheets,
  source: PlateSource,
  { isStill, onReady }: { readonly isStill: boolean; readonly onReady: () => void },
): ChartView => {
  let scene: Scene | null = null,
    look: Look | null = null;
  // The same for every plate of a world, so names need no new layout.
  let layout: Layout | null = null;
  // The camera and size for which the sheets were last placed.
  let ground: Drawing | null = null;
  let frame = 0,
    isResting = true;
  const plates = openPlateSheet(sheets.plates),
    live = openLiveSheet(sheets.live);
  const draw = (): void => {
    frame = 0;
    if (!scene || !look) return;
    // Nothing is shown before the first plate.
    if (!plates.plate()) {
      live.fit(look);
      return;
    }
    const isFirst = ground === null;
    if (!isFirst) live.draw(scene, plates.plate()?.request.world === scene.world ? layout : null, look, isResting);
    ground = groundOf(look);
    plates.place(look);
    live.place(look);
    placeDrawing(sheets.ground, ground, look);
    // The first plate and what lies over it are two tasks.
    if (isFirst) redraw();
  };
  const redraw = (): void => {
    if (frame === 0) frame = window.requestAnimationFrame(draw);
  };
  const letterAhead = ({ world }: PlateRequest): void => {
    if (layout && look && scene?.world === world) live.letter(scene, layout, look);
  };
  const receive = (answer: Plate): void => {
    const last = plates.plate()?.request ?? null;
    if (!isSameLand(last, answer.request)) ({ layout } = answer);
    plates.lay(answer, look?.ratio ?? 1, hasMoreColour(last, answer.request));
    letterAhead(answer.request);
    redraw();
    onReady();
    ask();
  };
  const requests = openPlateRequests((request) => source.ask(request, receive), isStill);
  const ask = (): void => {
    if (scene && look) requests.want(scene, look, plates.plate()?.request ?? null);
  };
  const rest = idleTimer(REST, () => {
    isResting = true;
    requests.rest();
    redraw();
  });
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
      placeDrawing(sheets.ground, ground, look);
      isResting = false;
      rest.restart();
    },
    close: () => {
      window.cancelAnimationFrame(frame);
      rest.stop();
      source.close();
      plates.clear();
    },
  };
};
