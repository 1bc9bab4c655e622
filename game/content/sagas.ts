import { type FactionId } from '../model/world.js';
import { vikingLandmarks } from './vikings/landmarks.js';
import { vikingLeads } from './vikings/leads.js';
import { vikingMatters } from './vikings/matters.js';
import { vikingOaths } from './vikings/oaths.js';
import { vikingScenes } from './vikings/scenes.js';
import { vikingServices } from './vikings/services.js';
import { vikingThreads } from './vikings/threads.js';
import { vikingThreats } from './vikings/threats.js';
import { vikingUses } from './vikings/uses.js';
import { pirateLandmarks } from './pirates/landmarks.js';
import { pirateLeads } from './pirates/leads.js';
import { pirateMatters } from './pirates/matters.js';
import { pirateOaths } from './pirates/oaths.js';
import { pirateScenes } from './pirates/scenes.js';
import { pirateServices } from './pirates/services.js';
import { pirateThreads } from './pirates/threads.js';
import { pirateThreats } from './pirates/threats.js';
import { pirateUses } from './pirates/uses.js';
import { samuraiLandmarks } from './samurai/landmarks.js';
import { samuraiLeads } from './samurai/leads.js';
import { samuraiMatters } from './samurai/matters.js';
import { samuraiOaths } from './samurai/oaths.js';
import { samuraiScenes } from './samurai/scenes.js';
import { samuraiServices } from './samurai/services.js';
import { samuraiThreads } from './samurai/threads.js';
import { samuraiThreats } from './samurai/threats.js';
import { samuraiUses } from './samurai/uses.js';
import { assassinLandmarks } from './assassins/landmarks.js';
import { assassinLeads } from './assassins/leads.js';
import { assassinMatters } from './assassins/matters.js';
import { assassinOaths } from './assassins/oaths.js';
import { assassinScenes } from './assassins/scenes.js';
import { assassinServices } from './assassins/services.js';
import { assassinThreads } from './assassins/threads.js';
import { assassinThreats } from './assassins/threats.js';
import { assassinUses } from './assassins/uses.js';
import { empireLandmarks } from './empire/landmarks.js';
import { empireLeads } from './empire/leads.js';
import { empireMatters } from './empire/matters.js';
import { empireOaths } from './empire/oaths.js';
import { empireScenes } from './empire/scenes.js';
import { empireServices } from './empire/services.js';
import { empireThreads } from './empire/threads.js';
import { empireThreats } from './empire/threats.js';
import { empireUses } from './empire/uses.js';
import { barbarianLandmarks } from './barbarians/landmarks.js';
import { barbarianLeads } from './barbarians/leads.js';
import { barbarianMatters } from './barbarians/matters.js';
import { barbarianOaths } from './barbarians/oaths.js';
import { barbarianScenes } from './barbarians/scenes.js';
import { barbarianServices } from './barbarians/services.js';
import { barbarianThreads } from './barbarians/threads.js';
import { barbarianThreats } from './barbarians/threats.js';
import { barbarianUses } from './barbarians/uses.js';
import { knightLandmarks } from './knights/landmarks.js';
import { knightLeads } from './knights/leads.js';
import { knightMatters } from './knights/matters.js';
import { knightOaths } from './knights/oaths.js';
import { knightScenes } from './knights/scenes.js';
import { knightServices } from './knights/services.js';
import { knightThreads } from './knights/threads.js';
import { knightThreats } from './knights/threats.js';
import { knightUses } from './knights/uses.js';
import { mongolLandmarks } from './mongols/landmarks.js';
import { mongolLeads } from './mongols/leads.js';
import { mongolMatters } from './mongols/matters.js';
import { mongolOaths } from './mongols/oaths.js';
import { mongolScenes } from './mongols/scenes.js';
import { mongolServices } from './mongols/services.js';
import { mongolThreads } from './mongols/threads.js';
import { mongolThreats } from './mongols/threats.js';
import { mongolUses } from './mongols/uses.js';
import { type SagaContent } from '../model/content/saga-content.js';

/** What each people's sagas are made of. A people without any plays without an oath. */
export const SAGAS: Readonly<Partial<Record<FactionId, SagaContent>>> = {
  vikings: {
    oaths: vikingOaths,
    threats: vikingThreats,
    threads: vikingThreads,
    leads: vikingLeads,
    scenes: vikingScenes,
    matters: vikingMatters,
    services: vikingServices,
    landmarks: vikingLandmarks,
    uses: vikingUses,
  },
  pirates: {
    oaths: pirateOaths,
    threats: pirateThreats,
    threads: pirateThreads,
    leads: pirateLeads,
    scenes: pirateScenes,
    matters: pirateMatters,
    services: pirateServices,
    landmarks: pirateLandmarks,
    uses: pirateUses,
  },
  samurai: {
    oaths: samuraiOaths,
    threats: samuraiThreats,
    threads: samuraiThreads,
    leads: samuraiLeads,
    scenes: samuraiScenes,
    matters: samuraiMatters,
    services: samuraiServices,
    landmarks: samuraiLandmarks,
    uses: samuraiUses,
  },
  assassins: {
    oaths: assassinOaths,
    threats: assassinThreats,
    threads: assassinThreads,
    leads: assassinLeads,
    scenes: assassinScenes,
    matters: assassinMatters,
    services: assassinServices,
    landmarks: assassinLandmarks,
    uses: assassinUses,
  },
  empire: {
    oaths: empireOaths,
    threats: empireThreats,
    threads: empireThreads,
    leads: empireLeads,
    scenes: empireScenes,
    matters: empireMatters,
    services: empireServices,
    landmarks: empireLandmarks,
    uses: empireUses,
  },
  mongols: {
    oaths: mongolOaths,
    threats: mongolThreats,
    threads: mongolThreads,
    leads: mongolLeads,
    scenes: mongolScenes,
    matters: mongolMatters,
    services: mongolServices,
    landmarks: mongolLandmarks,
    uses: mongolUses,
  },
  knights: {
    oaths: knightOaths,
    threats: knightThreats,
    threads: knightThreads,
    leads: knightLeads,
    scenes: knightScenes,
    matters: knightMatters,
    services: knightServices,
    landmarks: knightLandmarks,
    uses: knightUses,
  },
  barbarians: {
    oaths: barbarianOaths,
    threats: barbarianThreats,
    threads: barbarianThreads,
    leads: barbarianLeads,
    scenes: barbarianScenes,
    matters: barbarianMatters,
    services: barbarianServices,
    landmarks: barbarianLandmarks,
    uses: barbarianUses,
  },
};
