import { type DiceView } from '#contracts/session/dice-view.js';
import { useEffect, useState } from 'react';
import { faultOf, keepsCommitment, type RollFault } from '#game/rules/dice/verify-saga.js';

/** A slice of the work: the page answers in between. */
const SLICE = 40;

export interface Verified {
  /** Whether the revealed seed is the one that was sealed. */
  readonly keepsCommitment: boolean;
  /** By turn, as far as they are checked; null: right. */
  readonly faults: ReadonlyMap<number, RollFault | null>;
  readonly isDone: boolean;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Checks all dice in the browser, by the same rules that threw them; null while the seed is sealed. */
export const useVerified = (dice: DiceView | undefined): Verified | null => {
  const [verified, setVerified] = useState<Verified | null>(null);
  useEffect(() => {
    if (dice === undefined || dice.seed === null) return;
    const { sessionId, seed: seedHex, commitment, rolls } = dice;
    const isKept = keepsCommitment(commitment, seedHex);
    const [faults, paths] = [new Map<number, RollFault | null>(), new Map<number, string>()];
    let isGone = false;
    const check = async (): Promise<void> => {
      for (const [n, roll] of rolls.entries()) {
        faults.set(roll.turn, faultOf({ sessionId, seedHex }, roll, paths));
        paths.set(roll.turn, roll.path);
        if (n % SLICE === SLICE - 1) await pause();
        if (isGone) return;
      }
      setVerified({ keepsCommitment: isKept, faults, isDone: true });
    };
    void check();
    return () => void (isGone = true);
  }, [dice]);
  return verified;
};
