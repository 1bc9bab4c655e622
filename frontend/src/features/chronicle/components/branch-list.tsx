import { type StoryEntry } from '#contracts/session/views.js';
import { useNavigate } from 'react-router-dom';
import { AskingButton } from '../../../components/asking-button.js';
import { capitalised, ordinal } from '../../../lib/words.js';
import { actionInWords, failureToast, mayTurnBack, useRewind, useSession } from '../../session/index.js';
import { PlainText } from '../../story/index.js';
import { toast } from '../../toasts/index.js';
import { leavesIn, type Line } from '../domain/branches.js';
import { WhatIf } from './what-if.js';

const TurnBack = ({ turn }: { readonly turn: number }) => {
  const { character } = useSession();
  const { mutate, isPending } = useRewind(character.sessionId);
  const navigate = useNavigate();
  const turnBack = (): void => {
    if (isPending) return;
    mutate(
      { toTurn: turn },
      {
        onSuccess: () => void navigate(`/?step=gameplay&character=${encodeURIComponent(character.id)}`),
        onError: (error) => toast(failureToast(error)),
      },
    );
  };
  return (
    <AskingButton question="Choose again: all that came after will be taken back" onConfirm={turnBack}>
      Turn back to this leaf<span className="sr-only">, the {ordinal(turn + 1)}</span>
    </AskingButton>
  );
};

const outcomeOf = ({ actionResult }: StoryEntry): string =>
  actionResult === null || actionResult.roll === null ? '' : actionResult.success ? ', succeeded' : ', failed';

const Leaf = ({ entry }: { readonly entry: StoryEntry }) => {
  const { character } = useSession();
  const { turnNumber, playerAction, withdrawn, storyContent } = entry;
  const isHead = turnNumber === character.turn;
  const isPlayable = mayTurnBack(character, character.gameOver);
  return (
    <details className="branch-leaf">
      <summary>
        <b className="font-normal">{capitalised(`the ${ordinal(turnNumber + 1)} leaf`)}</b>
        {playerAction !== null && <i>, {actionInWords(playerAction)}</i>}
        <span className="text-faded">{outcomeOf(entry)}</span>
        {isHead && <span className="text-act">, where you stand</span>}
      </summary>
      <div className="story-text">
        <PlainText text={storyContent} />
      </div>
      <p className="flex flex-wrap gap-x-6">
        {isPlayable && !withdrawn && !isHead && <TurnBack turn={turnNumber} />}
        {!(character.gameOver && isHead) && (
          <WhatIf origin={{ sessionId: character.sessionId }} turn={turnNumber} name={character.name} />
        )}
      </p>
    </details>
  );
};

/** A line of leaves; a branch stands within the leaf that it grew from. */
export const BranchList = ({ line, label }: { readonly line: Line; readonly label: string }) => (
  <ol className="branch-line" aria-label={label}>
    {line.map(({ entry, branches }) => (
      <li key={entry.turnNumber} className={entry.withdrawn ? 'branch-withdrawn' : undefined}>
        <Leaf entry={entry} />
        {branches.map((branch) => {
          const n = leavesIn(branch);
          const name = n === 1 ? 'A leaf that was taken back' : `A branch of ${n} leaves, taken back`;
          return (
            <div key={branch[0]?.entry.turnNumber} className="branch">
              <p className="small-caps text-faded">{name}</p>
              <BranchList line={branch} label={`${name}, from the ${ordinal(entry.turnNumber + 1)} leaf`} />
            </div>
          );
        })}
      </li>
    ))}
  </ol>
);
