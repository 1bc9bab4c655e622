import { useId } from 'react';
import { capitalised } from '../lib/words.js';

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T | null;
  /** What an option is called; default: itself, with a capital. */
  readonly nameOf?: (option: T) => string;
  readonly onChange: (value: T) => void;
}

/** No item has an empty value (specification section 5). */
const UNCHOSEN = 'unchosen';

/** A field that selects one item from a short list. */
export const SelectField = <T extends string>({
  label,
  options,
  value,
  nameOf = capitalised,
  onChange,
}: SelectFieldProps<T>) => {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="small-caps block text-act">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          className={`field choose text-lead ${value === null ? 'text-faded italic' : ''}`}
          value={value ?? UNCHOSEN}
          onChange={(event) => {
            const chosen = options.find((option) => option === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {value === null && (
            <option value={UNCHOSEN} disabled>
              Choose
            </option>
          )}
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 14 10" className="choose-arrow" aria-hidden="true">
          <path
            d="M2 2.500Q5 6 7 8 9.500 5.500 12 2.500"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.200"
            strokeLinecap="round"
          />
        </svg>
      </span>
    </div>
  );
};
