import { MarginalNote } from '../../marginalia/index.js';
import { useSession } from '../../session/index.js';
import { OATH_NOTES } from '../domain/oath-notes.js';
import { useOathFold } from '../use-oath-fold.js';
import { HourMark } from './hour-mark.js';
import { SagaMarks } from './saga-marks.js';

/** One line of the oath for a phone's story: it leads to the oath, unfolded. */
export const OathGlance = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { saga } = useSession();
  const { setOpen } = useOathFold();
  if (!saga) return null;
  const open = (): void => {
    setOpen(true);
    onOpen();
  };
  return (
    <div data-notes>
      <button type="button" className="oath-glance" onClick={open}>
        <span className="sr-only">The oath: {saga.oath.title} </span>
        <SagaMarks saga={saga}>
          <HourMark hour={saga.calendar.hour} />
        </SagaMarks>
      </button>
      <MarginalNote of={OATH_NOTES} />
    </div>
  );
};
