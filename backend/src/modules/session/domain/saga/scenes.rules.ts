import { sceneOf } from '#game/content/catalogue.js';
import { type SceneChange } from '#game/model/content/scenes.js';
import { sceneOfFrame, spineOfferOf } from '#game/model/offer-ids.js';
import { type Happening, type Oath, OATH_BOXES, OATH_READY, type PlayedScene } from '#game/model/saga.js';
import { type JudgedTurn } from './judged-turn.js';

/** A scene that a turn ended, and what it changes in the spine. */
export interface SceneTurn {
  readonly played: PlayedScene | null;
  readonly change: SceneChange;
}
const NONE: SceneTurn = { played: null, change: {} };

/** A way in the player's own words ends a scene, and changes no more than its deed does. */
export const sceneIn = ({ closed, deed, outcome: { success }, turn }: JudgedTurn): SceneTurn => {
  const key = sceneOfFrame(closed?.frame ?? null);
  if (key === null) return NONE;
  const spine = spineOfferOf(deed.offerId);
  const way = spine?.of === 'scene' ? spine.n : null;
  const content = sceneOf(key)?.ways[way ?? -1];
  return { played: { key, turn, way, success }, change: (success ? content?.won : content?.lost) ?? {} };
};

/** Scenes that showed a way into the last test. */
export const approachesShown = (scenes: readonly PlayedScene[]): number =>
  scenes.filter(({ key, way, success }) => success && sceneOf(key)?.ways[way ?? -1]?.won.approach === 1).length;

/** The oath after a scene, with the happenings to tell. */
export const oathAfterScene = (
  oath: Oath,
  change: SceneChange,
  day: number,
): { readonly oath: Oath; readonly happenings: readonly Happening[] } => {
  const after = Math.max(0, Math.min(OATH_BOXES, oath.boxes + (change.oath ?? 0)));
  if (after === oath.boxes || oath.outcome !== 'open') return { oath, happenings: [] };
  if (after < oath.boxes)
    return { oath: { ...oath, boxes: after }, happenings: [{ kind: 'oath-lost-ground', boxes: after }] };
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
