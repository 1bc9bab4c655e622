import { type FactionId } from '../world/world.js';
import { vikingVoice } from './vikings/voice.js';
import { type Voice } from './voice.js';

/** How each people tells its story. */
export const VOICES: Readonly<Record<FactionId, Voice>> = {
  vikings: vikingVoice,
  empire: vikingVoice,
  mongols: vikingVoice,
  samurai: vikingVoice,
  pirates: vikingVoice,
  knights: vikingVoice,
  assassins: vikingVoice,
  barbarians: vikingVoice,
};
