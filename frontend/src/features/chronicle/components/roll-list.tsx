import { type RecordedRoll } from '#contracts/session/dice-view.js';
import { type RollFault } from '#game/rules/dice/verify-saga.js';
import { useState } from 'react';
import { capitalised, ordinal } from '../../../lib/words.js';
import { deedWords, oddsWords, verdictWords } from '../domain/roll-words.js';

/** More than these at once makes a page slow. */
const SHOWN = 200;

type Faults = ReadonlyMap<number, RollFault | null> | null;

const Roll = ({ roll, fault }: { readonly roll: RecordedRoll; readonly fault: RollFault | null | undefined }) => (
  <li className="dice-roll">
    <span className="dice-leaf">{capitalised(`the ${ordinal(roll.turn + 1)} leaf`)}</span>
    <span>
      {deedWords(roll)}
      <span className="text-faded">
        {' '}
        · {oddsWords(roll)}
        {roll.withdrawn && ' · taken back'}
      </span>
      {roll.draws.length > 0 && (
        <details className="dice-draws">
          <summary>
            {roll.draws.length === 1 ? 'One die' : `All ${roll.draws.length} dice`}
            <span className="sr-only"> of the {ordinal(roll.turn + 1)} leaf</span>
          </summary>
          <p>{roll.draws.map(({ purpose, k, sides, value }) => `${purpose} ${k}: ${value} of ${sides}`).join('; ')}</p>
          <p>
            Path <code>{roll.path}</code>
          </p>
        </details>
      )}
    </span>
    {fault !== undefined && (
      <span className={fault === null ? 'text-success' : 'text-act font-semibold'}>{verdictWords(fault)}</span>
    )}
  </li>
);

/** The rolls from the first leaf on; those that are wrong stand before all others. */
export const RollList = ({ rolls, faults }: { readonly rolls: readonly RecordedRoll[]; readonly faults: Faults }) => {
  const [most, setMost] = useState(SHOWN);
  const isWrong = ({ turn }: RecordedRoll): boolean => (faults?.get(turn) ?? null) !== null;
  const wrong = rolls.filter(isWrong);
  const inOrder = [...wrong, ...rolls.filter((roll) => !isWrong(roll))];
  return (
    <>
      <ol className="dice-rolls" aria-label="Every roll of the saga">
        {inOrder.slice(0, most).map((roll) => (
          <Roll key={roll.turn} roll={roll} fault={faults?.get(roll.turn)} />
        ))}
      </ol>
      {inOrder.length > most && (
        <button type="button" className="text-button" onClick={() => setMost(most + SHOWN)}>
          More rolls
        </button>
      )}
    </>
  );
};
