import { sagaSceneOf } from '#game/content/catalogue.js';
import { type SceneChange, type SceneWay } from '#game/model/content/scenes.js';
import { type Deed } from '#game/model/deed.js';
import { sceneOfFrame, spineOfferOf } from '#game/model/offer-ids.js';
import { type Happening, type Oath, OATH_BOXES, OATH_READY, type PlayedScene } from '#game/model/saga.js';
import { wayTaken } from './approaches.js';
import { type JudgedTurn } from './judged-turn.js';

/** A scene that a turn ended, and what it changes in the spine. */
export interface SceneTurn {
  readonly played: PlayedScene | null;
  readonly change: SceneChange;
}
const NONE: SceneTurn = { played: null, change: {} };

const wayOf = (offerId: string | null): number | null => {
  const spine = spineOfferOf(offerId);
  return spine?.of === 'scene' ? spine.n : null;
};

/** What the player's own words come to: as much as the scene's way by the same kind of deed. */
const likeWay = (key: string, { kind, attempt }: Deed): SceneWay | undefined =>
  attempt === null ? undefined : sagaSceneOf(key)?.ways.find((way) => way.kind === kind);

/** A way in the player's own words ends a scene like the listed one of its kind; it is remembered as no way of the scene's. */
export const sceneIn = ({ closed, deed, outcome: { success }, turn }: JudgedTurn): SceneTurn => {
  const key = sceneOfFrame(closed?.frame ?? null);
  if (key === null) return NONE;
  const played = { key, turn, way: wayOf(deed.offerId), success };
  const taken = wayTaken(played) ?? likeWay(key, deed);
  return { played, change: (success ? taken?.won : taken?.lost) ?? {} };
};

/** The oath after a scene, with the happenings to tell. */
export const oathAfterScene = (
  oath: Oath,
  change: SceneChange,
  day: number,
): { readonly oath: Oath; readonly happenings: readonly Happening[] } => {
  const after = Math.max(0, Math.min(OATH_BOXES, oath.boxes + (change.oath ?? 0)));
  if (after === oath.boxes || oath.outcome !== 'open') return { oath, happenings: [] };
  if (after < oath.boxes)
    return { oath: { ...oath, boxes: after }, happenings: [{ kind: 'oath-lost-ground', boxes: after, by: 'scene' }] };
  const isReady = after >= OATH_READY && oath.boxes < OATH_READY;
  return {
    oath: { ...oath, boxes: after, movedOn: day },
    happenings: [
      { kind: 'oath-advanced', boxes: after, by: 'scene', step: null },
      ...(isReady ? [{ kind: 'oath-ready' as const }] : []),
    ],
  };
};

export const sceneHappenings = ({ played }: SceneTurn): readonly Happening[] =>
  played === null ? [] : [{ kind: 'scene-played', scene: played.key, way: played.way, success: played.success }];
