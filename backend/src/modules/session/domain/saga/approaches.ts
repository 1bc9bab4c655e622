import { sagaSceneOf } from '#game/content/catalogue.js';
import { type SceneWay } from '#game/model/content/scenes.js';
import { type PlayedScene, type Saga } from '#game/model/saga.js';
import { followedClues } from './clue-threads.js';

/** The way that was taken in a scene; undefined where it was left, or is not in the content any more. */
export const wayTaken = ({ key, way }: Pick<PlayedScene, 'key' | 'way'>): SceneWay | undefined =>
  way === null ? undefined : sagaSceneOf(key)?.ways[way];

/** Scenes that showed a way into the last test. */
export const approachesShown = (scenes: readonly PlayedScene[]): number =>
  scenes.filter((scene) => scene.success && wayTaken(scene)?.won.approach === 1).length;

/** Ways into the last test: by clues that were followed up, and by scenes. */
export const approachesIn = (saga: Pick<Saga, 'threads' | 'scenes'>): number =>
  followedClues(saga, 'approach') + approachesShown(saga.scenes);
