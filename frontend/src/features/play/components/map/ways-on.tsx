import { capitalised } from '../../../../lib/words.js';
import { usePlay } from '../../play-context.js';

/** The ways on as a list: the chart's travel targets, for whoever does not tap on maps. */
export const WaysOn = () => {
  const { choices, busy, act } = usePlay();
  const ways = choices?.availableMovement ?? [];
  if (ways.length === 0) return null;
  return (
    <>
      <p className="caption">Tap a nearby cell to travel</p>
      <ul className="border-t border-hairline">
        {ways.map(({ q, r, description, difficulty, cityDetails }) => (
          <li key={`${q},${r}`} className="border-b border-hairline">
            <button
              type="button"
              className="way"
              aria-disabled={busy}
              onClick={busy ? undefined : () => act({ action: `Move ${description}`, isCustomAction: false, moveTo: { q, r } })}
            >
              <span>
                {capitalised(description)}
                {cityDetails !== null && !description.includes(cityDetails) && `, to ${cityDetails}`}
              </span>
              <span className="caption">1 league, {difficulty}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
