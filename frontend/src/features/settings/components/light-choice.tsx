import { type Light } from '../../../drawing/light.js';
import { useLight } from '../../../crafts/theme-choice.js';

const CHOICES: readonly (readonly [Light | null, string])[] = [
  ['day', 'Day'],
  ['night', 'Night'],
  [null, 'As the system'],
];

/** The two lights of every theme. */
export const LightChoice = () => {
  const { chosen, choose } = useLight();
  return (
    <fieldset>
      <legend className="small-caps text-act">Light</legend>
      <div className="grid grid-cols-[1fr_1fr_1.6fr]">
        {CHOICES.map(([light, name]) => (
          <label key={name} className="segment">
            <input
              type="radio"
              name="light"
              className="sr-only"
              checked={chosen === light}
              onChange={() => choose(light)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
