import { type Situation } from '../../model/encounter.js';
import { type StoryletNeeds } from '../../model/content/frame.js';
import { meets } from '../facts/needs.js';

const fitting = (
  { wounded, company, carries }: StoryletNeeds,
  { hitPoints, maxHitPoints, companions, inventory }: Situation,
): boolean =>
  (wounded === undefined || hitPoints * 2 < maxHitPoints) &&
  (company === undefined || companions.length > 0) &&
  (carries === undefined || inventory.some(({ name }) => name === carries));

/**
 * Whether a storylet may be met by chance now. One with conditions needs a session with a spine; one with a known
 * person is never met by chance: the spine brings it.
 */
export const holds = (when: StoryletNeeds | undefined, situation: Situation): boolean => {
  if (when === undefined) return true;
  const { saga, terrain } = situation;
  return (
    saga !== null &&
    when.known === undefined &&
    fitting(when, situation) &&
    saga.boxes >= (when.progress ?? 0) &&
    meets(when, { calendar: saga.calendar, terrain })
  );
};
