import { type ReadingAnswer } from '#contracts/session/views.js';
import { Hand } from '../../../drawing/ornaments/hand.js';
import { messageOf } from '../../../lib/http-error.js';
import { useOnline } from '../../../lib/use-online.js';
import { capitalised } from '../../../lib/words.js';
import { useSession } from '../../session/index.js';
import { needOf, priceOf } from '../domain/choice-words.js';
import { Term } from './term.js';

type DeedRead = NonNullable<ReadingAnswer['deed']>;

/** The chance; where nothing is rolled there is none to show. */
const Chance = ({ deed: { successChance } }: { readonly deed: DeedRead }) =>
  successChance === null ? (
    <span className="lining choice-lack">no roll</span>
  ) : (
    <span className="lining choice-chance">
      {successChance}%<span className="sr-only"> chance of success</span>
    </span>
  );

const Terms = ({ deed }: { readonly deed: DeedRead }) => {
  const { character, busy } = useSession();
  const need = needOf(deed, character.inventory);
  const price = priceOf(deed, character);
  return (
    <p className="own-reading-terms">
      {deed.successChance !== null && (
        <>
          <Term name="Tests">{deed.attributeCheck === null ? 'nothing' : capitalised(deed.attributeCheck)}</Term>
          <Term name="Difficulty">{deed.difficulty}</Term>
        </>
      )}
      {need !== null && <Term name="Needs">{`${need.item}, ${need.carried ? 'carried' : 'not carried'}`}</Term>}
      {price !== null && <Term name="Costs">{price.words}</Term>}
      {!busy && (
        <span className="choice-again">
          <Hand className="w-7" /> Act again to do it
        </span>
      )}
    </p>
  );
};

const Failure = ({ error }: { readonly error: Error }) => {
  const online = useOnline();
  return (
    <p className="caption">
      {online
        ? messageOf(error, 'Your words could not be read just now. Act again to try once more.')
        : 'You are offline. Your words wait here; act again when you are back.'}
    </p>
  );
};

const Deed = ({ text, deed }: { readonly text: string; readonly deed: DeedRead }) => (
  <>
    <p className="choice-head">
      <span className="choice-title">
        {text}
        <span className="leader" aria-hidden="true" />
      </span>
      <Chance deed={deed} />
    </p>
    <Terms deed={deed} />
  </>
);

const Progress = () => (
  <p className="caption">
    Reading your words…
    <span className="quill" aria-hidden="true" />
  </p>
);

/** How the words are read, as the cards show a choice; or that this is under way, or failed. */
export const OwnReadingWords = () => {
  const { reading, read, error } = useSession().ownWords;
  if (reading) return <Progress />;
  if (error !== null) return <Failure error={error} />;
  return read?.deed && <Deed text={read.text} deed={read.deed} />;
};
