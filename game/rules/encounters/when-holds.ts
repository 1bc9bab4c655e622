import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { type When } from '../../model/content/frame.js';

const timely = ({ hours, weathers, seasons }: When, { calendar: { hour, weather, season } }: SagaSituation): boolean =>
  (hours?.includes(hour) ?? true) && (weathers?.includes(weather) ?? true) && (seasons?.includes(season) ?? true);

const fitting = (
  { wounded, company, carries }: When,
  { hitPoints, maxHitPoints, companions, inventory }: Situation,
): boolean =>
  (wounded === undefined || hitPoints * 2 < maxHitPoints) &&
  (company === undefined || companions.length > 0) &&
  (carries === undefined || inventory.some(({ name }) => name === carries));

/** Whether all conditions of a storylet hold except hour, weather and season. */
export const holdsAtSomeTime = (when: When | undefined, situation: Situation): boolean => {
  if (when === undefined) return true;
  const { saga } = situation;
  return saga !== null && when.known === undefined && fitting(when, situation) && saga.boxes >= (when.progress ?? 0);
};

/**
 * Whether a storylet may be met by chance now. One with conditions needs a session with a spine; one with a known
 * person is never met by chance: the spine brings it.
 */
export const holds = (when: When | undefined, situation: Situation): boolean =>
  when === undefined || (holdsAtSomeTime(when, situation) && situation.saga !== null && timely(when, situation.saga));
