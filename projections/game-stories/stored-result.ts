import { type TurnResolvedV2 } from '#contracts/session/events.js';
import { type StoredActionResult } from './game-story.entity.js';

/** What a turn did, as it is kept with its story and with its hex. */
export const storedResult = ({
  success,
  hitPointsLost,
  hitPointsGained,
  check,
  coinsDelta,
}: TurnResolvedV2): StoredActionResult => ({
  success,
  hitPointsLost,
  hitPointsGained,
  roll: check?.roll ?? null,
  successChance: check?.chance ?? null,
  check,
  coinsDelta,
});
