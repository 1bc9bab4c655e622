import { type SagaContent } from '../../model/content/saga-content.js';
import { knightCounsel } from './counsel.js';
import { knightCourse } from './course.js';
import { knightFinale } from './finale.js';
import { knightLandmarks } from './landmarks.js';
import { knightClueSources } from './clue-sources.js';
import { knightClues } from './clues.js';
import { knightMatters } from './matters.js';
import { knightMoreOaths } from './more-oaths.js';
import { knightOaths } from './oaths.js';
import { knightReckonings } from './reckonings.js';
import { knightScenes } from './scenes.js';
import { knightServices } from './services.js';
import { knightThreads } from './threads.js';
import { knightThreats } from './threats.js';
import { knightTold } from './told.js';
import { knightUses } from './uses.js';

export const knightSaga: SagaContent = {
  oaths: [...knightOaths, ...knightMoreOaths],
  threats: knightThreats,
  threads: knightThreads,
  clues: knightClues,
  clueSources: knightClueSources,
  scenes: [...knightScenes, ...knightCourse],
  matters: knightMatters,
  reckonings: knightReckonings,
  counsel: knightCounsel,
  finale: knightFinale,
  told: knightTold,
  services: knightServices,
  landmarks: knightLandmarks,
  uses: knightUses,
};
