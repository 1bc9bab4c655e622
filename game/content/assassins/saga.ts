import { type SagaContent } from '../../model/content/saga-content.js';
import { assassinCounsel } from './counsel.js';
import { assassinCourse } from './course.js';
import { assassinFinale } from './finale.js';
import { assassinLandmarks } from './landmarks.js';
import { assassinClueSources } from './clue-sources.js';
import { assassinClues } from './clues.js';
import { assassinMatters } from './matters.js';
import { assassinMoreOaths } from './more-oaths.js';
import { assassinOaths } from './oaths.js';
import { assassinReckonings } from './reckonings.js';
import { assassinScenes } from './scenes.js';
import { assassinServices } from './services.js';
import { assassinThreads } from './threads.js';
import { assassinThreats } from './threats.js';
import { assassinTold } from './told.js';
import { assassinUses } from './uses.js';

export const assassinSaga: SagaContent = {
  oaths: [...assassinOaths, ...assassinMoreOaths],
  threats: assassinThreats,
  threads: assassinThreads,
  clues: assassinClues,
  clueSources: assassinClueSources,
  scenes: [...assassinScenes, ...assassinCourse],
  matters: assassinMatters,
  reckonings: assassinReckonings,
  counsel: assassinCounsel,
  finale: assassinFinale,
  told: assassinTold,
  services: assassinServices,
  landmarks: assassinLandmarks,
  uses: assassinUses,
};
