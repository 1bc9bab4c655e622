import { type SagaContent } from '../../model/content/saga-content.js';
import { vikingCounsel } from './counsel.js';
import { vikingCourse } from './course.js';
import { vikingFinale } from './finale.js';
import { vikingLandmarks } from './landmarks.js';
import { vikingClueSources } from './clue-sources.js';
import { vikingClues } from './clues.js';
import { vikingMatters } from './matters.js';
import { vikingMoreOaths } from './more-oaths.js';
import { vikingOaths } from './oaths.js';
import { vikingReckonings } from './reckonings.js';
import { vikingScenes } from './scenes.js';
import { vikingServices } from './services.js';
import { vikingThreads } from './threads.js';
import { vikingThreats } from './threats.js';
import { vikingTold } from './told.js';
import { vikingUses } from './uses.js';

export const vikingSaga: SagaContent = {
  oaths: [...vikingOaths, ...vikingMoreOaths],
  threats: vikingThreats,
  threads: vikingThreads,
  clues: vikingClues,
  clueSources: vikingClueSources,
  scenes: [...vikingScenes, ...vikingCourse],
  matters: vikingMatters,
  reckonings: vikingReckonings,
  counsel: vikingCounsel,
  finale: vikingFinale,
  told: vikingTold,
  services: vikingServices,
  landmarks: vikingLandmarks,
  uses: vikingUses,
};
