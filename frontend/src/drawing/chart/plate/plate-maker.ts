import { type Hex } from '#game/model/hex.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { cutAtlas, makeCanvas, paintOn, type AnyCanvas, type Scale } from '../stamps/atlas.js';
import { surveyOf, type Survey } from '../survey/survey.js';
import { cloudBands } from './clouds.js';
import { type Ink } from './ink.js';
import { type Frame } from './frame.js';
import { paintClouds } from './paint-clouds.js';
import { paintPlate, stampScale } from './paint-plate.js';
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
  paintPlate(paintOn(image), survey, ink, cutAtlas(ink, stampScale(scale)), scale, frame);
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

/** The chart of what has not been seen. It ends with the world; under clouds it runs on, and they end it. */
const plainPrint = (survey: Survey, request: PlateRequest): AnyCanvas => {
  const { ink, frame, scale } = request,
    image = printed(survey, uncoloured(ink), request);
  return ink.unseen === 'clouds'
    ? image
    : masked(image, softMask(worldCells(survey.seed), frame, scale.unit, survey.seed, 0.3));
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
    if (
      survey?.world.seed !== world.seed ||
      survey.world.terrain !== world.terrain ||
      survey.world.generatorVersion !== world.generatorVersion ||
      survey.faction !== faction
    ) {
      survey = surveyOf(world, faction);
      prints = [];
    }
    const clouded = ink.unseen === 'clouds';
    const key = JSON.stringify([ink, scale, frame, seen === null]);
    const known = prints.find((print) => print.key === key);
    const print = known ?? { key, coloured: printed(survey, ink, request), plain: seen && plainPrint(survey, request) };
    prints = [print, ...prints.filter((other) => other !== print)].slice(0, 2);
    const layout: Layout = { ornaments: survey.ornaments, rooms: survey.rooms, marks: survey.marks };
    const result = makeCanvas(print.coloured.width, print.coloured.height),
      paint = paintOn(result);
    if (print.plain) paint.drawImage(print.plain, 0, 0);
    paint.drawImage(
      clouded && !seen
        ? print.coloured
        : masked(
            print.coloured,
            softMask(seen ?? worldCells(survey.seed), frame, scale.unit, survey.seed, seen ? 0.5 : 0.3),
          ),
      0,
      0,
    );
    if (clouded) paintClouds(paint, cloudBands(survey, seen), ink, scale, frame);
    return { image: result, layout };
  };
};
