import { type TurnResolvedV4 } from '#contracts/session/events.js';
import { type StoredActionResult } from './game-story.entity.js';

type TurnResult = Pick<TurnResolvedV4, 'success' | 'hitPointsLost' | 'hitPointsGained' | 'check' | 'coinsDelta'>;

/** The result of a turn, stored with its story and with its hex. */
export const storedResult = ({
  success,
  hitPointsLost,
  hitPointsGained,
  check,
  coinsDelta,
}: TurnResult): StoredActionResult => ({
  success,
  hitPointsLost,
  hitPointsGained,
  roll: check?.roll ?? null,
  successChance: check?.chance ?? null,
  check,
  coinsDelta,
});
