import { calendarLine } from '../../domain/saga-words.js';
import { usePlay } from '../../play-context.js';

/** Which day it is, beside the name of the place. */
export const CalendarLine = () => {
  const { saga } = usePlay();
  return saga ? <p className="caption">{calendarLine(saga.calendar)}</p> : null;
};
