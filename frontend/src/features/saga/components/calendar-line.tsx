import { calendarLine } from '../domain/saga-words.js';
import { useSession } from '../../session/index.js';

/** The date, beside the name of the place. */
export const CalendarLine = () => {
  const { saga } = useSession();
  return saga ? <p className="caption">{calendarLine(saga.calendar)}</p> : null;
};
