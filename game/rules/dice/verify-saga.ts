import { type ResolvedCheck, type DrawRecord } from '../../model/deed.js';
import { commitmentOf, nextPath, type PathStep, rootPath, verifyTurn } from './dice.js';

/** A recorded turn, as far as its dice go. */
export interface RollToVerify {
  readonly turn: number;
  /** The turn that it was played from; null for the opening. */
  readonly parent: number | null;
  readonly path: string;
  /** Null for the opening. */
  readonly step: PathStep | null;
  readonly check: ResolvedCheck | null;
  readonly success: boolean;
  readonly draws: readonly DrawRecord[];
}

/**
 * - `path`: the turn's place among the deeds of the saga is not the one that follows from them.
 * - `draws`: the dice are not those that follow from the seed and that place.
 * - `outcome`: the roll that was shown is not among the dice, or the outcome does not follow from the roll.
 */
export type RollFault = 'path' | 'draws' | 'outcome';

/** The draw that a check is made of. */
const CHECK = 'check';
const SEED = /^[0-9a-f]{64}$/;

/** Whether the revealed seed is the one that was sealed before the first turn. */
export const keepsCommitment = (commitment: string, seedHex: string): boolean =>
  SEED.test(seedHex) && commitmentOf(seedHex) === commitment;

const expectedPath = (
  sessionId: string,
  { parent, step }: RollToVerify,
  paths: ReadonlyMap<number, string>,
): string | null => {
  if (step === null || parent === null) return step === null && parent === null ? rootPath(sessionId) : null;
  const before = paths.get(parent);
  return before === undefined ? null : nextPath(before, step);
};

const isToldTruly = ({ check, success, draws }: RollToVerify): boolean => {
  if (check === null) return success;
  const rolled = draws.find(({ purpose }) => purpose === CHECK);
  return rolled?.value === check.roll && success === check.roll <= check.chance;
};

/** The fault of one turn; null: it is right. `paths` are those of the turns before it, by turn. */
export const faultOf = (
  saga: { readonly sessionId: string; readonly seedHex: string },
  roll: RollToVerify,
  paths: ReadonlyMap<number, string>,
): RollFault | null => {
  if (expectedPath(saga.sessionId, roll, paths) !== roll.path) return 'path';
  if (!verifyTurn({ seedHex: saga.seedHex, path: roll.path, draws: roll.draws })) return 'draws';
  return isToldTruly(roll) ? null : 'outcome';
};
