import { type SagaContent } from '../../model/content/saga-content.js';
import { empireCounsel } from './counsel.js';
import { empireCourse } from './course.js';
import { empireFinale } from './finale.js';
import { empireLandmarks } from './landmarks.js';
import { empireClueSources } from './clue-sources.js';
import { empireClues } from './clues.js';
import { empireMatters } from './matters.js';
import { empireMoreOaths } from './more-oaths.js';
import { empireOaths } from './oaths.js';
import { empireReckonings } from './reckonings.js';
import { empireScenes } from './scenes.js';
import { empireServices } from './services.js';
import { empireThreads } from './threads.js';
import { empireThreats } from './threats.js';
import { empireTold } from './told.js';
import { empireUses } from './uses.js';

export const empireSaga: SagaContent = {
  oaths: [...empireOaths, ...empireMoreOaths],
  threats: empireThreats,
  threads: empireThreads,
  clues: empireClues,
  clueSources: empireClueSources,
  scenes: [...empireScenes, ...empireCourse],
  matters: empireMatters,
  reckonings: empireReckonings,
  counsel: empireCounsel,
  finale: empireFinale,
  told: empireTold,
  services: empireServices,
  landmarks: empireLandmarks,
  uses: empireUses,
};
