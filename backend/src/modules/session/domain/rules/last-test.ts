import { testFrame } from '#game/model/offer-ids.js';
import { approachesIn } from '../saga/approaches.js';
import { type SessionData } from '../state/session.state.js';

/** Whether the oath's last test stands before the player: nobody's words make it easier. */
export const isLastTest = ({ saga, standing: { frame } }: SessionData): boolean =>
  saga !== null && frame === testFrame(saga.oath.key);

/** Whether a clue that was followed up, or a scene, has shown a way into the last test: where the foe is weak. */
export const knowsAWayIn = ({ saga }: SessionData): boolean => saga !== null && approachesIn(saga) > 0;
