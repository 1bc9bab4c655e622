import { hexesWithin, type Hex } from '#game/model/hex.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { makeCanvas, paintOn, type AnyCanvas } from '../canvas.js';
import { cutAtlas, type Scale } from '../stamps/atlas.js';
import { type ChartStamps } from '../stamps/chart-stamps.js';
import { hexAt } from '../survey/grid.js';
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
  /** Ornaments in other places than those that the survey finds; a rose of radius 0 has only its rhumb lines. */
  readonly ornaments?: Partial<Survey['ornaments']>;
  /** Cells under a first, paler wash. */
  readonly known?: readonly Hex[] | undefined;
}

/** A world and its people. */
interface Charted {
  readonly survey: Survey;
  readonly stamps: ChartStamps;
}

const printed = ({ survey: found, stamps }: Charted, ink: Ink, request: PlateRequest): AnyCanvas => {
  const { scale, frame } = request;
  const survey = { ...found, ornaments: { ...found.ornaments, ...request.ornaments } };
  const image = makeCanvas(frame.width * scale.unit, frame.height * scale.unit);
  paintPlate({ paint: paintOn(image), survey, ink, scale, frame }, cutAtlas(ink, stampScale(scale)), stamps);
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

/** The soft edge of the world itself. */
const worldMask = ({ survey: { seed } }: Charted, { frame, scale: { unit } }: PlateRequest): AnyCanvas =>
  softMask(worldCells(seed), { frame, unit, seed, core: 0.3 });

/** The chart of unseen areas. It ends at the edge of the world; under clouds it continues, and the clouds hide its end. */
const plainPrint = (charted: Charted, request: PlateRequest): AnyCanvas => {
  const image = printed(charted, uncoloured(request.ink), request);
  return request.ink.unseen === 'clouds' ? image : masked(image, worldMask(charted, request));
};

/** The mask of the area in colour: the seen cells or the whole world; under clouds also the area beyond. */
const colouredPart = (coloured: AnyCanvas, charted: Charted, request: PlateRequest): AnyCanvas => {
  const {
    ink,
    seen,
    frame,
    scale: { unit },
  } = request;
  if (seen !== null) return masked(coloured, softMask(seen, { frame, unit, seed: charted.survey.seed, core: 0.5 }));
  return ink.unseen === 'clouds' ? coloured : masked(coloured, worldMask(charted, request));
};

/** The water that rose, ship and serpent are on: half a rose would look unfinished. */
const underOrnaments = ({ ornaments: { rose, ship, serpent } }: Survey): Hex[] =>
  [rose, ship, serpent].flatMap((thing) => {
    if (thing === null) return [];
    const { q, r } = hexAt(thing);
    return hexesWithin(Math.ceil(thing.radius / 1.6)).map((hex) => ({ q: hex.q + q, r: hex.r + r }));
  });

/** The strength of the first wash. */
const FIRST_WASH = 0.7;
/** The home country and the towns: everybody knows them, but not as one who has been there. */
const knownPart = (coloured: AnyCanvas, { survey }: Charted, request: PlateRequest): AnyCanvas | null => {
  const {
    known = [],
    seen,
    frame,
    scale: { unit },
  } = request;
  return seen === null || known.length === 0
    ? null
    : masked(
        coloured,
        softMask([...known, ...underOrnaments(survey)], { frame, unit, seed: survey.seed + 1, core: 0.3 }),
      );
};

interface Printed {
  readonly key: string;
  readonly coloured: AnyCanvas;
  readonly plain: AnyCanvas | null;
}

export type Layout = Pick<Survey, 'ornaments' | 'rooms' | 'marks'>;

interface MadePlate {
  readonly image: AnyCanvas;
  /** Data for placing names: the ornaments, the landmarks, and the free room. */
  readonly layout: Layout;
}

const isOf = ({ world }: Survey, request: PlateRequest): boolean =>
  world.seed === request.world.seed &&
  world.terrain === request.world.terrain &&
  world.generatorVersion === request.world.generatorVersion;

/** Paints the coloured print over the plain one, and clouds over both. */
const laid = ({ coloured, plain }: Printed, charted: Charted, request: PlateRequest): AnyCanvas => {
  const { ink, scale, frame, seen } = request;
  const result = makeCanvas(coloured.width, coloured.height),
    paint = paintOn(result);
  if (plain) paint.drawImage(plain, 0, 0);
  const known = knownPart(coloured, charted, request);
  if (known) {
    paint.globalAlpha = FIRST_WASH;
    paint.drawImage(known, 0, 0);
    paint.globalAlpha = 1;
  }
  paint.drawImage(colouredPart(coloured, charted, request), 0, 0);
  const open = seen && [...seen, ...(request.known ?? [])];
  if (ink.unseen === 'clouds') paintClouds({ paint, ink, scale }, cloudBands(charted.survey, open), frame);
  return result;
};

export type PlateMaker = (request: PlateRequest, stamps: ChartStamps) => MadePlate;

/**
 * Makes plates: the uncoloured chart, and over it the seen area in colour. The closure caches the survey and the last
 * two prints, since most requests differ from the one before only by a few seen cells.
 */
export const plateMaker = (): PlateMaker => {
  let charted: Charted | null = null;
  let prints: readonly Printed[] = [];
  return (request, stamps) => {
    const { world, ink, scale, frame, seen, ornaments: placed } = request;
    if (charted === null || charted.stamps !== stamps || !isOf(charted.survey, request)) {
      charted = { survey: surveyOf(world, stamps.trees), stamps };
      prints = [];
    }
    const key = JSON.stringify([ink, scale, frame, seen === null, placed]);
    const known = prints.find((print) => print.key === key);
    const print = known ?? {
      key,
      coloured: printed(charted, ink, request),
      plain: seen && plainPrint(charted, request),
    };
    prints = [print, ...prints.filter((other) => other !== print)].slice(0, 2);
    const { ornaments, rooms, marks } = charted.survey;
    return { image: laid(print, charted, request), layout: { ornaments, rooms, marks } };
  };
};
