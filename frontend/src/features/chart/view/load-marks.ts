import { type FactionId } from '#game/model/world.js';
import { loadOnce } from '../../../crafts/load-once.js';
import { loadStamps } from '../../../crafts/load-stamps.js';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { type MarkName, type MarkSheet } from './draw-mark.js';

export type MarkDrawer = (of: MarkName, sheet: Omit<MarkSheet, 'stamps'>) => void;

/** Every stamp is in it: a chart without ways or legend needs none in this thread. */
const loadDrawing = whenOnline(() => import('./draw-mark.js'));

const marks = loadOnce(async (faction: FactionId): Promise<MarkDrawer> => {
  const [{ drawMark }, stamps] = await Promise.all([loadDrawing(), loadStamps(faction)]);
  return (of, sheet) => drawMark(of, { ...sheet, stamps });
});

export const loadMarks = marks.load;
export const loadedMarks = marks.loaded;
