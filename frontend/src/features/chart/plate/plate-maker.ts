import { type Hex } from '#contracts/world/hex.js';
import { type FactionId, type RecordedWorld } from '#contracts/world/world.js';
import { cutAtlas, makeCanvas, paintOn, type AnyCanvas, type Scale } from '../stamps/atlas.js';
import { surveyOf, type Survey } from '../survey/survey.js';
import { type Ink } from './ink.js';
import { type Frame } from './frame.js';
import { paintPlate } from './paint-plate.js';
import { softMask, worldCells } from './soft-mask.js';
import { uncoloured } from './uncoloured.js';

/** Plain data, so that it can be sent to another thread. */
export interface PlateRequest {
  readonly world: RecordedWorld;
  readonly faction: FactionId;
  readonly ink: Ink;
  readonly scale: Scale;
  readonly frame: Frame;
  /** Cells that are coloured; null for all of them. */
  readonly seen: readonly Hex[] | null;
}

const printed = (survey: Survey, ink: Ink, { scale, frame }: PlateRequest): AnyCanvas => {
  const image = makeCanvas(frame.width * scale.unit, frame.height * scale.unit);
  paintPlate(paintOn(image), survey, ink, cutAtlas(ink, scale), scale, frame);
  return image;
};

const masked = (image: AnyCanvas, mask: AnyCanvas): AnyCanvas => {
  const result = makeCanvas(image.width, image.height);
  const paint = paintOn(result);
  paint.drawImage(image, 0, 0);
  paint.globalCompositeOperation = 'destination-in';
  paint.drawImage(mask, 0, 0, image.width, image.height);
  return result;
};

interface Printed {
  readonly key: string;
  readonly coloured: AnyCanvas;
  readonly plain: AnyCanvas | null;
}

export type Layout = Pick<Survey, 'ornaments' | 'rooms' | 'marks'>;

export interface MadePlate {
  readonly image: AnyCanvas;
  /** For the names: where the rose and its like and the landmarks stand, and how much room there is. */
  readonly layout: Layout;
}

/**
 * Makes plates: the uncoloured chart, and over it in colour what has been seen. Keeps the survey and the last two
 * prints, since most requests differ from the one before by a few cells seen. The closure is that memory.
 */
export const plateMaker = (): ((request: PlateRequest) => MadePlate) => {
  let survey: Survey | null = null;
  let prints: readonly Printed[] = [];
  return (request) => {
    const { world, faction, ink, scale, frame, seen } = request;
    if (survey?.world.seed !== world.seed || survey.world.terrain !== world.terrain || survey.world.generatorVersion !== world.generatorVersion || survey.faction !== faction) {
      survey = surveyOf(world, faction);
      prints = [];
    }
    const key = JSON.stringify([ink, scale, frame, seen === null]);
    const known = prints.find((print) => print.key === key);
    const print = known ?? { key, coloured: printed(survey, ink, request), plain: seen ? masked(printed(survey, uncoloured(ink), request), softMask(worldCells(survey.seed), frame, scale.unit, survey.seed, 0.3)) : null };
    prints = [print, ...prints.filter((other) => other !== print)].slice(0, 2);
    const layout: Layout = { ornaments: survey.ornaments, rooms: survey.rooms, marks: survey.marks };
    const colour = masked(print.coloured, softMask(seen ?? worldCells(survey.seed), frame, scale.unit, survey.seed, seen ? 0.5 : 0.3));
    if (!print.plain) return { image: colour, layout };
    const result = makeCanvas(colour.width, colour.height);
    const paint = paintOn(result);
    paint.drawImage(print.plain, 0, 0);
    paint.drawImage(colour, 0, 0);
    return { image: result, layout };
  };
};
