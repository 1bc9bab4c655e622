import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { hunterFrame, reckoningOfFrame, sceneOfFrame, testFrame } from '../../model/offer-ids.js';
import { OATH_READY } from '../../model/saga.js';

/** A situation in a session with a spine. */
export type SpineSituation = Situation & { readonly saga: SagaSituation };
export const hasSpine = (situation: Situation): situation is SpineSituation => situation.saga !== null;

/** Whether the player is at the oath's goal and has earned its last test. */
export const isReady = ({ saga }: Situation): boolean => saga !== null && saga.atGoal && saga.boxes >= OATH_READY;

export const isAtTest = ({ saga, cell }: Situation): boolean => saga !== null && cell.frame === testFrame(saga.oathKey);
export const isAtHunter = ({ saga, cell }: Situation): boolean =>
  saga !== null && cell.frame === hunterFrame(saga.threatKey);
export const isAtScene = ({ saga, cell }: Situation): boolean => saga !== null && sceneOfFrame(cell.frame) !== null;
export const isAtReckoning = ({ saga, cell }: Situation): boolean =>
  saga !== null && reckoningOfFrame(cell.frame) !== null;
