import { useReadsFirst } from '../../preferences/index.js';

const CHOICES = [
  [true, 'Chance first'],
  [false, 'Straight away'],
] as const;

/** What 'Act' does with the player's own words: it shows how they are read and the chance, or acts at once. */
export const OwnWordsChoice = () => {
  const { readsFirst, setReadsFirst } = useReadsFirst();
  return (
    <fieldset>
      <legend className="small-caps text-act">Your own words</legend>
      <div className="grid grid-cols-2">
        {CHOICES.map(([value, name]) => (
          <label key={name} className="segment">
            <input
              type="radio"
              name="own-words-pace"
              className="sr-only"
              checked={readsFirst === value}
              onChange={() => setReadsFirst(value)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
