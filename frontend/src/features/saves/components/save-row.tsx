import { type Save } from '#contracts/save/views.js';
import { AskingButton } from '../../../components/asking-button.js';
import { capitalised, ordinal } from '../../../lib/words.js';
import { useResumeSave } from '../use-resume-save.js';
import { once } from '../../../lib/once.js';

const day = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
);

const fallen = ({ difficulty, hitPoints, gameOver }: Save['character']): boolean =>
  difficulty === 'hardcore' && (gameOver || hitPoints <= 0);

interface SaveRowProps {
  readonly save: Save;
  readonly lastHere: boolean;
  /** Whether nothing else leads to its saga: its deletion asks first. */
  readonly isOnly: boolean;
  readonly onDelete: () => void;
}

export const SaveRow = ({ save, lastHere, isOnly, onDelete }: SaveRowProps) => {
  const { character } = save;
  const { resume, waiting } = useResumeSave(save);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-b border-hairline py-2.5">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="flex items-baseline gap-3">
          <span className="text-xl">{character.name}</span>
          <span className="caption">
            {capitalised(character.faction)}, {character.difficulty}
            {lastHere && ' · last played on this device'}
          </span>
        </p>
        <p className="caption text-note">
          The {ordinal(save.turn + 1)} leaf,{' '}
          <span className="lining">
            {character.hitPoints} of {character.maxHitPoints}
          </span>{' '}
          hit points · {save.isAutoSave ? `left on ${day().format(new Date(save.lastPlayed))}` : save.saveName}
        </p>
      </div>
      <button
        type="button"
        className="button button-act"
        aria-disabled={waiting}
        onClick={waiting ? undefined : resume}
      >
        {fallen(character) ? 'Read' : 'Continue'}
        <span className="sr-only">
          {' '}
          {fallen(character) ? 'the saga of' : 'as'} {character.name}
        </span>
      </button>
      <AskingButton question="Choose again: nothing else leads to this saga" asks={isOnly} onConfirm={onDelete}>
        Delete
        <span className="sr-only">
          {' '}
          {save.saveName} of {character.name}
        </span>
      </AskingButton>
    </li>
  );
};
