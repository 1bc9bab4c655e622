import { type Box, type Name } from '../../../drawing/chart/live/lay-names.js';
import { type Point } from '../../../drawing/chart/survey/grid.js';
import { measureIn } from '../../../drawing/chart/live/measure.js';
import { namesOf } from '../../../drawing/chart/live/names-of.js';
import { paintLive } from '../../../drawing/chart/live/paint-live.js';
import { type Scene } from '../../../drawing/chart/live/scene.js';
import { type Layout } from '../../../drawing/chart/plate/plate-maker.js';
import { unitOf } from './camera.js';
import { viewFrame } from './frame.js';
import { placeDrawing, type Drawing } from './place-drawing.js';
import { type Look } from './look.js';
import { openPicture } from './picture.js';

/** The painted margin around the view, on each side: a gesture can move the layer this far before its edge shows. */
const MARGIN = 0.3;

/** The painted area, in CSS pixels: the view, and the margins on either side of it. */
const roomOf = (look: Look) => {
  const across = Math.round(look.width * MARGIN),
    along = Math.round(look.height * MARGIN);
  return { across, along, width: look.width + 2 * across, height: look.height + 2 * along };
};

interface Painted extends Drawing {
  readonly scene: Scene;
  readonly layout: Layout | null;
  readonly look: Look;
}

export interface LiveSheet {
  /** Makes room for a painting of this size, ahead of the first. */
  readonly fit: (look: Look) => void;
  /** Finds the places of the names before `draw`, since each of the two takes long enough to be its own task. */
  readonly letter: (scene: Scene, layout: Layout, look: Look) => void;
  /** Paints changes of the scene; changes of the camera only at `rest`, since gestures move and scale the painted layer. */
  readonly draw: (scene: Scene, layout: Layout | null, look: Look, rest: boolean) => void;
  readonly place: (look: Look) => void;
}

/** The layer that changes when the hero moves. */
type NamedScene = Pick<Scene, 'current' | 'seen' | 'known' | 'face' | 'ink'>;
/** The placed names of a scene, and the inputs of their layout. */
interface LaidNames {
  readonly scene: NamedScene;
  readonly layout: Layout;
  readonly unit: number;
  readonly list: readonly Name[];
}
/** The buttons and the hint over the chart, in pixels of the painted area. */
const boxesOver = (canvas: HTMLElement, { width }: Look, { x, y }: Point): Box[] => {
  const surface = canvas.closest('.chart-surface');
  if (!surface) return [];
  const view = surface.getBoundingClientRect();
  const scale = view.width > 0 ? width / view.width : 1;
  return [...(surface.parentElement?.querySelectorAll('.chart-controls, .chart-hint') ?? [])].map((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    return {
      left: x + (left - view.left) * scale,
      right: x + (right - view.left) * scale,
      top: y + (top - view.top) * scale,
      bottom: y + (bottom - view.top) * scale,
    };
  });
};
const isNamedAs = (a: NamedScene, b: NamedScene): boolean =>
  a.current === b.current && a.seen === b.seen && a.known === b.known && a.face === b.face && a.ink === b.ink;

export const openLiveSheet = (canvas: HTMLCanvasElement): LiveSheet => {
  const picture = openPicture(canvas);
  let painted: Painted | null = null;
  let names: LaidNames | null = null;

  const namesFor = (scene: Scene, layout: Layout | null, unit: number): readonly Name[] => {
    if (!layout) return [];
    if (names?.layout !== layout || names.unit !== unit || !isNamedAs(names.scene, scene)) {
      const lettered = { unit, measure: measureIn(scene.face), written: scene.ink.written };
      names = { scene, layout, unit, list: namesOf(scene, layout, lettered) };
    }
    return names.list;
  };
  const paintAll = (scene: Scene, layout: Layout | null, look: Look): void => {
    const unit = unitOf(look.camera, look.hexSize),
      { across, along, width, height } = roomOf(look),
      paint = picture.open(width, height, look.ratio);
    if (!paint) return;
    const { camera } = look;
    const { left: x, top: y } = viewFrame(camera, width, height, unit);
    painted = { scene, layout, look, unit, corner: { x, y } };
    paintLive(paint, scene, namesFor(scene, layout, unit), {
      width,
      height,
      unit,
      origin: { x: -x * unit, y: -y * unit },
      shown: {
        ...{ left: across, right: across + look.width, top: along, bottom: along + look.height },
        over: boxesOver(canvas, look, { x: across, y: along }),
      },
    });
    if (!picture.show()) painted = null;
  };
  return {
    fit: (look) => {
      const { width, height } = roomOf(look);
      picture.open(width, height, look.ratio);
    },
    letter: (scene, layout, look) => void namesFor(scene, layout, unitOf(look.camera, look.hexSize)),
    draw: (scene, layout, look, rest) => {
      if (painted?.scene !== scene || painted.layout !== layout || (rest && painted.look !== look))
        paintAll(scene, layout, look);
    },
    place: (look) => {
      if (painted) placeDrawing(canvas, painted, look);
    },
  };
};
