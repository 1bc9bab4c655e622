import { useId } from 'react';
import { FEED_AREAS, type FeedArea, shortType, toggled } from '../../domain/feed-areas.js';
import { Tick } from '../parts/tick.js';

interface AreaChoiceProps {
  readonly area: FeedArea;
  readonly chosen: readonly string[];
  readonly toggle: (entry: string) => void;
}

const AreaChoice = ({ area: { name, all, types }, chosen, toggle }: AreaChoiceProps) => {
  const isWhole = chosen.includes(all);
  const some = types.filter((type) => chosen.includes(type)).length;
  return (
    <div className="integration-area">
      <Tick label={`All of ${name}`} checked={isWhole} onChange={() => toggle(all)} />
      <details>
        <summary className="text-button text-note">
          {name}, one by one{some > 0 && `: ${some}`}
        </summary>
        <div className="integration-types">
          {types.map((type) => (
            <Tick
              key={type}
              label={shortType(type)}
              checked={isWhole || chosen.includes(type)}
              disabled={isWhole}
              onChange={() => toggle(type)}
            />
          ))}
        </div>
      </details>
    </div>
  );
};

interface TypeChoiceProps {
  /** Null: all. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (types: readonly string[] | null) => void;
}

/** Which events an endpoint gets: all, those of an area, or single types. */
export const TypeChoice = ({ chosen, onChoose }: TypeChoiceProps) => {
  const group = useId();
  return (
    <fieldset>
      <legend className="small-caps text-act">Events</legend>
      <div className="flex flex-wrap gap-x-8">
        <Tick label="All types" type="radio" group={group} checked={chosen === null} onChange={() => onChoose(null)} />
        <Tick label="Only these" type="radio" group={group} checked={chosen !== null} onChange={() => onChoose([])} />
      </div>
      {chosen !== null && (
        <div>
          {FEED_AREAS.map((area) => (
            <AreaChoice
              key={area.name}
              area={area}
              chosen={chosen}
              toggle={(entry) => onChoose(toggled(chosen, entry))}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
};
