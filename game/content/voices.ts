import { type FactionId } from '../model/world.js';
import { assassinVoice } from './assassins/voice.js';
import { barbarianVoice } from './barbarians/voice.js';
import { empireVoice } from './empire/voice.js';
import { knightVoice } from './knights/voice.js';
import { mongolVoice } from './mongols/voice.js';
import { pirateVoice } from './pirates/voice.js';
import { samuraiVoice } from './samurai/voice.js';
import { vikingVoice } from './vikings/voice.js';
import { type Voice } from '../model/content/voice.js';

/** How each people tells its story. */
export const VOICES: Readonly<Record<FactionId, Voice>> = {
  vikings: vikingVoice,
  empire: empireVoice,
  mongols: mongolVoice,
  samurai: samuraiVoice,
  pirates: pirateVoice,
  knights: knightVoice,
  assassins: assassinVoice,
  barbarians: barbarianVoice,
};
