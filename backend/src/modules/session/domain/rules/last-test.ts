import { testFrame } from '#game/model/offer-ids.js';
import { type SessionData } from '../state/session.state.js';

/** Whether the oath's last test stands before the player: nobody's words make it easier. */
export const isLastTest = ({ saga, standing: { frame } }: SessionData): boolean =>
  saga !== null && frame === testFrame(saga.oath.key);
