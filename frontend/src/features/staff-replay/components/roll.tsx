import { type ReplayedRoll, type ReplayLine } from '#contracts/session/replay-views.js';
import { checkWords, VERDICT_WORDS } from '../domain/replay-words.js';

interface RollProps {
  readonly roll: ReplayedRoll | null;
  readonly line: ReplayLine;
}

/** The roll, and whether its dice are those that were promised at the start. */
export const Roll = ({ roll, line }: RollProps) => (
  <>
    <h3>Roll</h3>
    {roll === null ? (
      <p>The opening needs no roll.</p>
    ) : (
      <>
        <p>{checkWords(line)}</p>
        <p className={roll.verdict === 'wrong' ? 'text-act' : undefined}>{VERDICT_WORDS[roll.verdict]}</p>
        <details>
          <summary>
            Commitment, path and {roll.draws.length} {roll.draws.length === 1 ? 'draw' : 'draws'}
          </summary>
          <dl className="replay-facts">
            <dt>Commitment</dt>
            <dd>{roll.commitment}</dd>
            <dt>Seed</dt>
            <dd>{roll.seed ?? 'not revealed yet'}</dd>
            <dt>Path</dt>
            <dd>{roll.path}</dd>
            <dt>Draws</dt>
            <dd>
              {roll.draws.map(({ purpose, k, sides, value }) => `${purpose} ${k}: ${value} of ${sides}`).join('; ')}
            </dd>
          </dl>
        </details>
      </>
    )}
  </>
);
