import { type SagaContent } from '../../model/content/saga-content.js';
import { samuraiCounsel } from './counsel.js';
import { samuraiCourse } from './course.js';
import { samuraiFinale } from './finale.js';
import { samuraiLandmarks } from './landmarks.js';
import { samuraiClueSources } from './clue-sources.js';
import { samuraiClues } from './clues.js';
import { samuraiMatters } from './matters.js';
import { samuraiMoreOaths } from './more-oaths.js';
import { samuraiOaths } from './oaths.js';
import { samuraiReckonings } from './reckonings.js';
import { samuraiScenes } from './scenes.js';
import { samuraiServices } from './services.js';
import { samuraiThreads } from './threads.js';
import { samuraiThreats } from './threats.js';
import { samuraiTold } from './told.js';
import { samuraiUses } from './uses.js';

export const samuraiSaga: SagaContent = {
  oaths: [...samuraiOaths, ...samuraiMoreOaths],
  threats: samuraiThreats,
  threads: samuraiThreads,
  clues: samuraiClues,
  clueSources: samuraiClueSources,
  scenes: [...samuraiScenes, ...samuraiCourse],
  matters: samuraiMatters,
  reckonings: samuraiReckonings,
  counsel: samuraiCounsel,
  finale: samuraiFinale,
  told: samuraiTold,
  services: samuraiServices,
  landmarks: samuraiLandmarks,
  uses: samuraiUses,
};
