import { capitalised, ordinal } from '../../../lib/words.js';
import { RewindButton } from '../../story/index.js';
import { actionInWords, earlierLeaves, mayTurnBack, useSession } from '../../session/index.js';

const OFFERED = 5;

/** After a death in a forgiving game the player can rewind to any earlier leaf. */
export const RewindList = () => {
  const { character, stories, gameOver } = useSession();
  const leaves = earlierLeaves(stories).slice(0, OFFERED);
  if (!mayTurnBack(character, gameOver) || leaves.length === 0) return null;
  return (
    <section aria-labelledby="turn-back" className="mt-8">
      <h2 id="turn-back" className="caps border-b border-rule text-2xl text-act">
        The candle is long
      </h2>
      <ul>
        {leaves.map(({ id, turnNumber, playerAction }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline">
            <span>
              {capitalised(`the ${ordinal(turnNumber + 1)} leaf`)}
              {playerAction !== null && <i className="text-faded">, {actionInWords(playerAction)}</i>}
            </span>
            <RewindButton turn={turnNumber} className="text-button text-act" />
          </li>
        ))}
      </ul>
    </section>
  );
};
