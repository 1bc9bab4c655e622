import { useTravelPace } from '../../preferences/index.js';

const CHOICES = [
  [true, 'Walk first'],
  [false, 'At once'],
] as const;

/** How a move begins: with a walk that can be taken back, or at once. */
export const TravelChoice = () => {
  const { walks, setWalks } = useTravelPace();
  return (
    <fieldset>
      <legend className="small-caps text-act">Travel</legend>
      <div className="grid grid-cols-2">
        {CHOICES.map(([value, name]) => (
          <label key={name} className="segment">
            <input
              type="radio"
              name="travel-pace"
              className="sr-only"
              checked={walks === value}
              onChange={() => setWalks(value)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
