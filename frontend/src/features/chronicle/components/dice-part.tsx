import { type Character } from '#contracts/session/views.js';
import { type DiceView } from '#contracts/session/dice-view.js';
import { LoadError } from '../../../components/states/load-error.js';
import { useDice } from '../api/dice.js';
import { useVerified, type Verified } from '../api/use-verified.js';
import { RollList } from './roll-list.js';

/** What the check came to, in a sentence. */
const Verdict = ({ dice, verified }: { readonly dice: DiceView; readonly verified: Verified | null }) => {
  if (dice.seed === null)
    return (
      <p className="dice-verdict">
        The seed is still sealed. It is opened when the saga has ended, and then everything on this page is checked.
      </p>
    );
  if (verified === null)
    return (
      <p className="dice-verdict" role="status">
        Throwing every die again…
      </p>
    );
  const wrong = [...verified.faults.values()].filter((fault) => fault !== null).length;
  if (!verified.keepsCommitment)
    return (
      <p className="dice-verdict text-act" role="alert">
        Wrong: the opened seed is not the one that was sealed before your first leaf.
      </p>
    );
  return wrong === 0 ? (
    <p className="dice-verdict text-success" role="status">
      Right: the seed is the one that was sealed, and all {verified.faults.size} turns were thrown with it.
    </p>
  ) : (
    <p className="dice-verdict text-act" role="alert">
      Wrong: {wrong} of {verified.faults.size} turns were not thrown as they are told.
    </p>
  );
};

const HowItWorks = () => (
  <details className="dice-how">
    <summary>How it works</summary>
    <p>
      Before your first leaf was told, one long number was drawn: the seed. Its seal (SHA-256 of the seed) was written
      into the saga at once, and nobody can find another seed that fits the seal.
    </p>
    <p>
      Each turn has a path: the path of the turn before it, and what you did, without your wording. From seed and path
      follows the key of the turn (HMAC), and from that key every die. So the same deed from the same leaf always falls
      the same, and neither you nor the game can throw again until it suits.
    </p>
    <p>
      When the saga has ended, the seed is opened. Then your own browser seals it again and compares the seals, follows
      every path, and throws every die again by the rules of the game. Nothing of that is asked of the server.
    </p>
  </details>
);

/** Every roll of a saga with its odds, and the check of them all. */
export const DicePart = ({ character: { sessionId } }: { readonly character: Character }) => {
  const { data: dice, error, refetch } = useDice(sessionId);
  const verified = useVerified(dice);
  if (dice === undefined)
    return error === null ? (
      <p className="caption mt-6" role="status">
        Gathering the dice…
      </p>
    ) : (
      <LoadError
        className="mt-6"
        error={error}
        fallback="The dice could not be read. They are safe."
        retry={() => void refetch()}
      />
    );
  return (
    <section aria-labelledby="dice-title">
      <h2 id="dice-title" className="chronicle-head">
        Verify my dice
      </h2>
      <Verdict dice={dice} verified={verified} />
      <dl className="dice-seals">
        <dt className="small-caps">The seal, from before your first leaf</dt>
        <dd>
          <code>{dice.commitment}</code>
        </dd>
        <dt className="small-caps">The seed</dt>
        <dd>{dice.seed === null ? <i>sealed until the end of the saga</i> : <code>{dice.seed}</code>}</dd>
      </dl>
      <HowItWorks />
      <RollList rolls={dice.rolls} faults={verified?.faults ?? null} />
    </section>
  );
};
