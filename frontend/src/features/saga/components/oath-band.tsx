import { type SagaView } from '#contracts/session/saga-view.js';
import { LoadError } from '../../../components/states/load-error.js';
import { MarginalNote } from '../../marginalia/index.js';
import { useSession } from '../../session/index.js';
import { type OathFold } from '../use-oath-fold.js';
import { OATH_NOTES } from '../domain/oath-notes.js';
import { SagaMarks } from './saga-marks.js';

interface OathBandProps {
  readonly fold: OathFold;
  /** Id of what unfolds. */
  readonly controls: string;
}

const Sworn = ({ saga, fold, controls }: OathBandProps & { readonly saga: SagaView }) => (
  <>
    <button
      type="button"
      className="oath-title"
      aria-expanded={fold.open}
      aria-controls={controls}
      onClick={() => fold.setOpen(!fold.open)}
    >
      <span className="saga-heading">The oath</span> {saga.oath.title}{' '}
      <span className="oath-fold">{fold.open ? 'Fold' : 'Unfold'}</span>
    </button>
    <SagaMarks saga={saga} />
    <MarginalNote of={OATH_NOTES} />
  </>
);

const Unread = () => {
  const { sagaError, retry } = useSession();
  return sagaError === null ? (
    <p role="status" className="caption">
      Your oath is being looked up…
    </p>
  ) : (
    <LoadError error={sagaError} fallback="The oath could not be read." retry={retry} />
  );
};

/** The oath, its threat and hunger, always seen: the rest of the saga unfolds from here. Nothing in a session without an oath. */
export const OathBand = (props: OathBandProps) => {
  const { saga } = useSession();
  if (saga === null) return null;
  return (
    <section aria-label="Oath" className="oath-band" data-notes>
      {saga === undefined ? <Unread /> : <Sworn saga={saga} {...props} />}
    </section>
  );
};
