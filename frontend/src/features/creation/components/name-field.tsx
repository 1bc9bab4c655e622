import { type FactionContent } from '#game/model/content/faction-content.js';
import { NAME_MAX_LENGTH } from '#game/model/character.js';
import { randomPick } from '../random-pick.js';
import { type Draft } from '../domain/draft.js';
import { randomName } from '../domain/randomise.js';

interface NameFieldProps {
  readonly draft: Draft;
  readonly content: FactionContent;
  readonly change: (part: Partial<Draft>) => void;
}

export const NameField = ({ draft: { name, gender }, content, change }: NameFieldProps) => (
  <div>
    <label htmlFor="name" className="small-caps text-act">
      Name
    </label>
    <div className="flex items-end gap-3">
      <input
        id="name"
        className="field text-2xl"
        value={name}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        placeholder="Write a name"
        aria-describedby="name-hint"
        onChange={(event) => change({ name: event.target.value })}
      />
      <button
        type="button"
        className="button"
        disabled={gender === null}
        aria-label="Random name"
        onClick={() => gender !== null && change({ name: randomName(content, gender, randomPick) })}
      >
        Random
      </button>
    </div>
    <p id="name-hint" className="caption mt-1 text-note">
      {gender === null && 'Choose a gender to have a name drawn. '}Names are inspired by the culture of the{' '}
      {content.name}.
    </p>
  </div>
);
