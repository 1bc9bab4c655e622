import { SCALE, useScale } from '../../preferences/index.js';

const CHOICES = [
  [true, 'Auto'],
  [false, 'Fixed'],
] as const;

/** AutoScale: Auto follows the window, Fixed stays at a percent (specification section 2). */
export const ScaleChoice = () => {
  const { auto, percent, setAuto, setPercent } = useScale();
  return (
    <fieldset>
      <legend className="small-caps text-act">AutoScale</legend>
      <div className="grid grid-cols-2">
        {CHOICES.map(([value, name]) => (
          <label key={name} className="segment">
            <input
              type="radio"
              name="auto-scale"
              className="sr-only"
              checked={auto === value}
              onChange={() => setAuto(value)}
            />
            {name}
          </label>
        ))}
      </div>
      <div className="mt-1 flex items-center justify-between gap-3">
        <button
          type="button"
          className="button"
          aria-label="Smaller"
          disabled={auto || percent <= SCALE.least}
          onClick={() => setPercent(percent - SCALE.step)}
        >
          −
        </button>
        <p className="lining text-lead" role="status">
          {Math.round(percent)}%
        </p>
        <button
          type="button"
          className="button"
          aria-label="Larger"
          disabled={auto || percent >= SCALE.most}
          onClick={() => setPercent(percent + SCALE.step)}
        >
          +
        </button>
      </div>
    </fieldset>
  );
};
