import { type FactionId } from '#game/model/world.js';
import { type ChartStamps } from '../drawing/chart/stamps/chart-stamps.js';
import { whenOnline } from '../lib/lazy-parts.js';
import { loadOnce } from './load-once.js';

const CRAFTS: Readonly<Record<FactionId, () => Promise<{ readonly stamps: ChartStamps }>>> = {
  vikings: () => import('./vikings/stamps.js'),
  empire: () => import('./empire/stamps.js'),
  mongols: () => import('./mongols/stamps.js'),
  samurai: () => import('./samurai/stamps.js'),
  pirates: () => import('./pirates/stamps.js'),
  knights: () => import('./knights/stamps.js'),
  assassins: () => import('./assassins/stamps.js'),
  barbarians: () => import('./barbarians/stamps.js'),
};

const stamps = loadOnce(async (id: FactionId) => (await whenOnline(CRAFTS[id])()).stamps);

/** Loads the stamps of a people's charts; a worker without a page uses it too. */
export const loadStamps = stamps.load;
