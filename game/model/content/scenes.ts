import { type Cast } from './cast.js';
import { type OfferContent } from './frame.js';
import { type OathKind } from './oath-kinds.js';

/**
 * The scenes of a saga's middle: the foe in person, the doubt or demand of the one the oath was sworn to, a price that
 * must be chosen, a friend's need at a bad hour, a turn that changes what the oath means, and a scene that follows from
 * what the oath asks for.
 */
export const SCENE_KINDS = ['giver', 'price', 'friend', 'foe', 'turn', 'course'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** What a scene changes in the spine: boxes of the oath, segments of the threat, ways into the last test. */
export interface SceneChange {
  readonly oath?: 1 | -1;
  readonly threat?: -2 | -1 | 1;
  readonly approach?: 1;
}

/** One way through a scene: what it changes when it is won and when the scene is lost by it. */
export interface SceneWay extends OfferContent {
  readonly won: SceneChange;
  readonly lost: SceneChange;
  /** Told in the saga's last entry where the scene was won by this way: one sentence that looks back. */
  readonly remembered: string;
}

/** Lines have {who}, {foe} and {where}; those of a friend's scene also {them}. */
export interface SagaSceneContent {
  /** `<faction>/<name>`. */
  readonly key: `${string}/${string}`;
  readonly kind: SceneKind;
  /** For a scene of kind 'course': the kind of oath to which it belongs. */
  readonly of?: OathKind;
  /** Whether it is met in a boat at sea; else on land. */
  readonly afloat?: true;
  /** Who stands in every opening, besides those of the slots. */
  readonly cast: Cast;
  readonly openings: readonly string[];
  readonly still: string | readonly string[];
  /** How it ended for one who lost it: as in a storylet. */
  readonly givenUp?: string | readonly string[];
  readonly later: string | readonly string[];
  /** Three or four; their places in this list are in their ids: add at the end. */
  readonly ways: readonly SceneWay[];
}
