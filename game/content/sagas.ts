import { type SagaContent } from '../model/content/saga-content.js';
import { type FactionId } from '../model/world.js';
import { vikingSaga } from './vikings/saga.js';
import { pirateSaga } from './pirates/saga.js';
import { samuraiSaga } from './samurai/saga.js';
import { assassinSaga } from './assassins/saga.js';
import { empireSaga } from './empire/saga.js';
import { barbarianSaga } from './barbarians/saga.js';
import { knightSaga } from './knights/saga.js';
import { mongolSaga } from './mongols/saga.js';

/** What the sagas of each people are made of; a people without them plays without a spine. */
export const SAGAS: Readonly<Partial<Record<FactionId, SagaContent>>> = {
  vikings: vikingSaga,
  pirates: pirateSaga,
  samurai: samuraiSaga,
  assassins: assassinSaga,
  empire: empireSaga,
  barbarians: barbarianSaga,
  knights: knightSaga,
  mongols: mongolSaga,
};
