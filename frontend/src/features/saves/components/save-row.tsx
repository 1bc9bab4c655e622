import { type Save } from '#contracts/save/views.js';
import { capitalised, ordinal } from '../../../lib/words.js';
import { useContinue } from '../use-continue.js';
import { DeleteSave } from './delete-save.js';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

const fallen = ({ difficulty, hitPoints, gameOver }: Save['character']): boolean => difficulty === 'hardcore' && (gameOver || hitPoints <= 0);

export const SaveRow = ({ save }: { readonly save: Save }) => {
  const { character } = save;
  const { resume, waiting } = useContinue(save);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline py-2 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="truncate text-xl">{character.name}</p>
        <p className="caption text-note">
          {capitalised(character.faction)}, {character.difficulty}, the {ordinal(save.turn + 1)} leaf · {character.hitPoints} of {character.maxHitPoints} hit points ·{' '}
          {save.isAutoSave ? 'as you left it' : save.saveName} · {day.format(new Date(save.lastPlayed))}
        </p>
      </div>
      <button type="button" className="button button-act" aria-label={`Continue as ${character.name}`} aria-disabled={waiting} onClick={waiting ? undefined : resume}>
        {fallen(character) ? 'Read' : 'Continue'}
      </button>
      <DeleteSave save={save} />
    </li>
  );
};
