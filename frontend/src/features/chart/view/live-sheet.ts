import { type Name } from '../../../drawing/chart/live/lay-names.js';
import { measureIn } from '../../../drawing/chart/live/measure.js';
import { namesOf } from '../../../drawing/chart/live/names-of.js';
import { paintLive } from '../../../drawing/chart/live/paint-live.js';
import { type Scene } from '../../../drawing/chart/live/scene.js';
import { type Layout } from '../../../drawing/chart/plate/plate-maker.js';
import { type Paint } from '../../../drawing/chart/stamps/pen.js';
import { unitOf } from './camera.js';
import { viewFrame } from './frame.js';
import { lie, type Drawing } from './lie.js';
import { type Look } from './look.js';
import { openPicture } from './picture.js';

/** How much more than the view is painted, each way: the hand moves it a good way before what was not painted shows. */
const MARGIN = 0.3;

interface Painted extends Drawing {
  readonly scene: Scene;
  readonly layout: Layout | null;
  readonly look: Look;
}

export interface LiveSheet {
  /** Paints what has changed; of where one looks only at `rest`, since the hand moves and stretches what was painted. */
  readonly draw: (scene: Scene, layout: Layout | null, look: Look, rest: boolean) => void;
  readonly place: (look: Look) => void;
}

/** The layer that changes as you move. */
export const openLiveSheet = (canvas: HTMLCanvasElement): LiveSheet => {
  const picture = openPicture(canvas);
  let painted: Painted | null = null;
  let names: {
    readonly scene: Pick<Scene, 'current' | 'seen' | 'face' | 'ink'>;
    readonly layout: Layout;
    readonly unit: number;
    readonly list: readonly Name[];
  } | null = null;

  const namesFor = (scene: Scene, layout: Layout | null, unit: number, paint: Paint): readonly Name[] => {
    if (!layout) return [];
    const known =
      names &&
      names.layout === layout &&
      names.unit === unit &&
      names.scene.current === scene.current &&
      names.scene.seen === scene.seen &&
      names.scene.face === scene.face &&
      names.scene.ink === scene.ink;
    if (!known)
      names = {
        scene,
        layout,
        unit,
        list: namesOf(scene, layout, unit, measureIn(paint, scene.face), scene.ink.written),
      };
    return names?.list ?? [];
  };
  const paintAll = (scene: Scene, layout: Layout | null, look: Look): void => {
    const { camera, hexSize, ratio } = look,
      unit = unitOf(camera, hexSize);
    const across = Math.round(look.width * MARGIN),
      along = Math.round(look.height * MARGIN);
    const width = look.width + 2 * across,
      height = look.height + 2 * along;
    const paint = picture.open(width, height, ratio);
    if (!paint) return;
    const { left: x, top: y } = viewFrame(camera, width, height, unit);
    painted = { scene, layout, look, unit, corner: { x, y } };
    paintLive(paint, scene, namesFor(scene, layout, unit, paint), {
      width,
      height,
      unit,
      origin: { x: -x * unit, y: -y * unit },
      shown: { left: across, right: across + look.width },
    });
    picture.show();
  };
  return {
    draw: (scene, layout, look, rest) => {
      if (painted?.scene !== scene || painted.layout !== layout || (rest && painted.look !== look))
        paintAll(scene, layout, look);
    },
    place: (look) => {
      if (painted) lie(canvas, painted, look);
    },
  };
};
