import { type SagaContent } from '../../model/content/saga-content.js';
import { barbarianCounsel } from './counsel.js';
import { barbarianCourse } from './course.js';
import { barbarianFinale } from './finale.js';
import { barbarianLandmarks } from './landmarks.js';
import { barbarianClueSources } from './clue-sources.js';
import { barbarianClues } from './clues.js';
import { barbarianMatters } from './matters.js';
import { barbarianMoreOaths } from './more-oaths.js';
import { barbarianOaths } from './oaths.js';
import { barbarianReckonings } from './reckonings.js';
import { barbarianScenes } from './scenes.js';
import { barbarianServices } from './services.js';
import { barbarianThreads } from './threads.js';
import { barbarianThreats } from './threats.js';
import { barbarianTold } from './told.js';
import { barbarianUses } from './uses.js';

export const barbarianSaga: SagaContent = {
  oaths: [...barbarianOaths, ...barbarianMoreOaths],
  threats: barbarianThreats,
  threads: barbarianThreads,
  clues: barbarianClues,
  clueSources: barbarianClueSources,
  scenes: [...barbarianScenes, ...barbarianCourse],
  matters: barbarianMatters,
  reckonings: barbarianReckonings,
  counsel: barbarianCounsel,
  finale: barbarianFinale,
  told: barbarianTold,
  services: barbarianServices,
  landmarks: barbarianLandmarks,
  uses: barbarianUses,
};
