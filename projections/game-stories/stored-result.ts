import { type TurnResolvedV6 } from '#contracts/session/events.js';
import { type StoredActionResult } from './game-story.entity.js';
import { type MarkedTurn, sagaMarks } from './saga-marks.js';

/** `saga`: what changed in it; null in a session without a spine. */
type TurnResult = Pick<TurnResolvedV6, 'success' | 'hitPointsLost' | 'hitPointsGained' | 'check' | 'coinsDelta'> & {
  readonly saga: MarkedTurn | null;
};

/** The result of a turn, stored with its story and with its hex. */
export const storedResult = ({
  success,
  hitPointsLost,
  hitPointsGained,
  check,
  coinsDelta,
  saga,
}: TurnResult): StoredActionResult => ({
  success,
  hitPointsLost,
  hitPointsGained,
  roll: check?.roll ?? null,
  successChance: check?.chance ?? null,
  check,
  coinsDelta,
  marks: saga === null ? [] : sagaMarks(saga),
});
