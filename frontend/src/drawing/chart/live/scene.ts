import { type Way } from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { type Ink } from '../plate/ink.js';

/** Everything that a chart shows at one moment, except the camera. */
export interface Scene {
  readonly world: RecordedWorld;
  readonly faction: FactionId;
  readonly ink: Ink;
  /** Cells shown in colour; null for all. */
  readonly seen: readonly Hex[] | null;
  /** Cells of the home country and around towns, which everybody knows: under a first, paler wash. */
  readonly known?: readonly Hex[] | undefined;
  readonly current: Hex | null;
  readonly targets: readonly Way[];
  /** What a journey costs, in words; null if nothing. */
  readonly cost?: string | null;
  /** The hero is on the way: their mark is drawn elsewhere. */
  readonly isAway?: boolean;
  /** Cells in the order in which they were entered. */
  readonly route: readonly Hex[];
  /** The cell pointed at, by mouse, key or list. */
  readonly cursor: Hex | null;
  /** The font family of names, as in CSS. */
  readonly face: string;
}
