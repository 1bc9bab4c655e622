import { type SagaContent } from '../../model/content/saga-content.js';
import { mongolCounsel } from './counsel.js';
import { mongolCourse } from './course.js';
import { mongolFinale } from './finale.js';
import { mongolLandmarks } from './landmarks.js';
import { mongolClueSources } from './clue-sources.js';
import { mongolClues } from './clues.js';
import { mongolMatters } from './matters.js';
import { mongolMoreOaths } from './more-oaths.js';
import { mongolOaths } from './oaths.js';
import { mongolReckonings } from './reckonings.js';
import { mongolScenes } from './scenes.js';
import { mongolServices } from './services.js';
import { mongolThreads } from './threads.js';
import { mongolThreats } from './threats.js';
import { mongolTold } from './told.js';
import { mongolUses } from './uses.js';

export const mongolSaga: SagaContent = {
  oaths: [...mongolOaths, ...mongolMoreOaths],
  threats: mongolThreats,
  threads: mongolThreads,
  clues: mongolClues,
  clueSources: mongolClueSources,
  scenes: [...mongolScenes, ...mongolCourse],
  matters: mongolMatters,
  reckonings: mongolReckonings,
  counsel: mongolCounsel,
  finale: mongolFinale,
  told: mongolTold,
  services: mongolServices,
  landmarks: mongolLandmarks,
  uses: mongolUses,
};
