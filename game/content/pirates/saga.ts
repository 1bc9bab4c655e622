import { type SagaContent } from '../../model/content/saga-content.js';
import { pirateCounsel } from './counsel.js';
import { pirateCourse } from './course.js';
import { pirateFinale } from './finale.js';
import { pirateLandmarks } from './landmarks.js';
import { pirateClueSources } from './clue-sources.js';
import { pirateClues } from './clues.js';
import { pirateMatters } from './matters.js';
import { pirateMoreOaths } from './more-oaths.js';
import { pirateOaths } from './oaths.js';
import { pirateReckonings } from './reckonings.js';
import { pirateScenes } from './scenes.js';
import { pirateServices } from './services.js';
import { pirateThreads } from './threads.js';
import { pirateThreats } from './threats.js';
import { pirateTold } from './told.js';
import { pirateUses } from './uses.js';

export const pirateSaga: SagaContent = {
  oaths: [...pirateOaths, ...pirateMoreOaths],
  threats: pirateThreats,
  threads: pirateThreads,
  clues: pirateClues,
  clueSources: pirateClueSources,
  scenes: [...pirateScenes, ...pirateCourse],
  matters: pirateMatters,
  reckonings: pirateReckonings,
  counsel: pirateCounsel,
  finale: pirateFinale,
  told: pirateTold,
  services: pirateServices,
  landmarks: pirateLandmarks,
  uses: pirateUses,
};
