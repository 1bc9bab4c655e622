import { type FigureEntry, type FigureFilter } from '#contracts/analytics/views.js';
import { DIFFICULTIES } from '#game/model/character.js';
import { FACTIONS } from '#game/model/world.js';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { SelectField } from '../../../components/select-field.js';
import { type FigureScope, queryOf } from '../domain/scope.js';

const ALL = 'all';

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
}
const DayField = ({ label, value = '', onChange }: DayFieldProps) => {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="small-caps block text-act">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="field text-lead"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};

interface FigureFiltersProps {
  readonly entry: FigureEntry;
  readonly scope: FigureScope;
}

/** Filters by days, people and difficulty, as far as the figure knows them; the address keeps what is chosen. */
export const FigureFilters = ({ entry: { filters }, scope }: FigureFiltersProps) => {
  const navigate = useNavigate();
  // What was chosen last, not what was rendered: a second change may come before the page shows the first.
  const chosen = useRef(scope);
  useEffect(() => {
    chosen.current = scope;
  }, [scope]);
  const narrow = (filter: FigureFilter, value: string): void => {
    chosen.current = { ...chosen.current, [filter]: value === ALL ? '' : value };
    void navigate({ search: queryOf(chosen.current) }, { replace: true });
  };
  const ofSagas = filters.includes('faction');
  return (
    <>
      <fieldset className="figure-filters">
        <legend className="sr-only">Part of the figure</legend>
        <DayField label="From" value={scope.from} onChange={(day) => narrow('from', day)} />
        <DayField label="To" value={scope.to} onChange={(day) => narrow('to', day)} />
        {ofSagas && (
          <>
            <SelectField
              label="People"
              options={[ALL, ...FACTIONS]}
              value={scope.faction ?? ALL}
              onChange={(faction) => narrow('faction', faction)}
            />
            <SelectField
              label="Difficulty"
              options={[ALL, ...DIFFICULTIES]}
              value={scope.difficulty ?? ALL}
              onChange={(difficulty) => narrow('difficulty', difficulty)}
            />
          </>
        )}
      </fieldset>
      {!ofSagas && <p className="caption">People and difficulty do not apply to this figure.</p>}
    </>
  );
};
