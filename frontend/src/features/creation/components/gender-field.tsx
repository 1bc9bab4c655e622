import { type Gender, GENDERS } from '#game/model/character.js';
import { type Draft } from '../domain/draft.js';

const NAME: Readonly<Record<Gender, string>> = { male: 'Male', female: 'Female', 'non-binary': 'Non-binary' };

export const GenderField = ({
  draft,
  change,
}: {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}) => (
  <fieldset>
    <legend className="small-caps text-act">Gender</legend>
    <div className="segments">
      {GENDERS.map((gender) => (
        <label key={gender} className="segment">
          <input
            type="radio"
            name="gender"
            className="sr-only"
            checked={draft.gender === gender}
            onChange={() => change({ gender })}
          />
          {NAME[gender]}
        </label>
      ))}
    </div>
  </fieldset>
);
