import { type Catalogue } from '../../model/content/catalogue.js';
import { type SagaSceneContent, type SceneKind } from '../../model/content/scenes.js';
import { type Draw } from '../../model/draw.js';
import { type Encounter } from '../../model/encounter.js';
import { sceneFrame, sceneOfFrame, spineOfferId } from '../../model/offer-ids.js';
import { isPossible, isTellable, type TellingPlace } from '../facts/tellable.js';
import { offersFor } from './encounter-offers.js';
import { type SpineSituation } from './spine-situation.js';
import { toldHere } from './told-here.js';

/** Turns between two scenes, and the percentage of arrivals at which one that is due begins. */
const GAP = 5;
const BEGINS = 60;

/** When a scene is due: by how far oath and threat have come, and for a friend by the hour. */
const IS_DUE: Readonly<Record<SceneKind, (saga: SpineSituation['saga']) => boolean>> = {
  giver: ({ boxes }) => boxes >= 1,
  price: ({ boxes, segments }) => boxes >= 3 || segments >= 5,
  friend: ({ friend, calendar: { hour } }) => friend !== null && (hour === 'dusk' || hour === 'night'),
  foe: ({ boxes, segments }) => boxes >= 3 || segments >= 4,
  turn: ({ boxes, segments }) => boxes >= 5 || segments >= 6,
  course: ({ boxes }) => boxes >= 2,
};

/** The foe comes a second time only when much has been done. */
const LATE = 7;
const isTooSoon = (scene: SagaSceneContent, { catalogue, saga }: Known): boolean =>
  scene.kind === 'foe' && saga.boxes < LATE && saga.scenes.some(({ key }) => catalogue.scenes.get(key)?.kind === 'foe');

interface Known {
  readonly catalogue: Catalogue;
  readonly saga: SpineSituation['saga'];
}

/** Whether a scene can be told at this time, whichever way the player takes. */
const isTimeFor = ({ openings, ways }: SagaSceneContent, told: TellingPlace): boolean =>
  isTellable(openings, told) && ways.every((way) => isPossible(way, told));

const dueScenes = (catalogue: Catalogue, situation: SpineSituation): readonly SagaSceneContent[] => {
  const { faction, terrain, saga } = situation;
  const told = toldHere(catalogue, situation);
  return catalogue.factions[faction].scenes.filter(
    (scene) =>
      (scene.afloat === true) === (terrain === 'ocean') &&
      isTimeFor(scene, told) &&
      !saga.scenes.some(({ key }) => key === scene.key) &&
      IS_DUE[scene.kind](saga) &&
      (scene.of === undefined || scene.of === saga.oathKind) &&
      !isTooSoon(scene, { catalogue, saga }),
  );
};

const themOf = ({ kind }: SagaSceneContent, { giver, enemy, friend }: SpineSituation['saga']): string | null =>
  kind === 'giver' ? giver : kind === 'foe' ? enemy : kind === 'friend' ? friend : null;

const played = (
  catalogue: Catalogue,
  scene: SagaSceneContent,
  situation: SpineSituation,
  them: string | null,
): Encounter | null => {
  const toOffer = offersFor(catalogue, situation);
  const offers = scene.ways
    .map((way, n) => toOffer({ ...way, id: spineOfferId({ of: 'scene', key: scene.key, n }) }))
    .filter(({ id }) => !situation.spentOffers.includes(id));
  if (offers.length === 0) return null;
  return { frame: sceneFrame(scene.key), gamePhase: 'encounter', offers, ...(them === null ? {} : { them }) };
};

/** A scene of the middle that begins on arrival here; null where none is due, or one was played not long ago. */
export const sceneAt = (catalogue: Catalogue, situation: SpineSituation, draw: Draw): Encounter | null => {
  const { saga, turn } = situation;
  if (turn - (saga.scenes.at(-1)?.turn ?? 0) < GAP) return null;
  const due = dueScenes(catalogue, situation);
  if (due.length === 0 || draw('scene', 100) > BEGINS) return null;
  const scene = due[draw('which-scene', due.length) - 1];
  return scene ? played(catalogue, scene, situation, themOf(scene, saga)) : null;
};

/** The open scene without its spent ways; null where none is open, or no way is left. */
export const sceneAgain = (catalogue: Catalogue, situation: SpineSituation): Encounter | null => {
  const scene = catalogue.scenes.get(sceneOfFrame(situation.cell.frame) ?? '');
  return scene ? played(catalogue, scene, situation, situation.them) : null;
};
