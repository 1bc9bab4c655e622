import { type Needs } from '../../model/content/frame.js';
import { type Here } from './here.js';

/** Whether what is declared holds; without a calendar whatever is declared of the time does. */
export const meets = (
  { hours, weathers, seasons, afloat }: Needs,
  { calendar, terrain }: Pick<Here, 'calendar' | 'terrain'>,
): boolean =>
  (afloat === undefined || afloat === (terrain === 'ocean')) &&
  (calendar === null ||
    ((hours?.includes(calendar.hour) ?? true) &&
      (weathers?.includes(calendar.weather) ?? true) &&
      (seasons?.includes(calendar.season) ?? true)));
