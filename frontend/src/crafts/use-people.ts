import { type FactionId } from '#game/model/world.js';
import { use } from 'react';
import { whenOnline } from '../lib/lazy-parts.js';
import { loadOnce } from './load-once.js';
import { type People } from './people.js';

const CRAFTS: Readonly<Record<FactionId, () => Promise<{ readonly people: People }>>> = {
  vikings: () => import('./vikings/people.js'),
  empire: () => import('./empire/people.js'),
  mongols: () => import('./mongols/people.js'),
  samurai: () => import('./samurai/people.js'),
  pirates: () => import('./pirates/people.js'),
  knights: () => import('./knights/people.js'),
  assassins: () => import('./assassins/people.js'),
  barbarians: () => import('./barbarians/people.js'),
};

const peoples = loadOnce(async (id: FactionId) => (await whenOnline(CRAFTS[id])()).people);

/** Preloads the parts of a people's portraits and landscapes. */
export const loadPeople = peoples.load;

/** The parts of a people's portraits and landscapes. Suspends until they have loaded. */
export const usePeople = (id: FactionId): People => peoples.loaded(id) ?? use(peoples.shown(id));
