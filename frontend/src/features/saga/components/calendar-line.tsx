import { calendarLine } from '../domain/saga-words.js';
import { useSession } from '../../session/index.js';
import { HourMark } from './hour-mark.js';

/** Hour and date, beside the name of the place. */
export const CalendarLine = () => {
  const { saga } = useSession();
  if (!saga) return null;
  return (
    <p className="caption calendar-line">
      <HourMark hour={saga.calendar.hour} />
      {calendarLine(saga.calendar)}
    </p>
  );
};
