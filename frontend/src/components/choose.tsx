import { useId } from 'react';
import { capitalised } from '../lib/words.js';

interface ChooseProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

/** No item has an empty value (specification section 5). */
const UNCHOSEN = 'unchosen';

/** One of a short list of words. */
export const Choose = <T extends string>({ label, options, value, onChange }: ChooseProps<T>) => {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="small-caps block text-act">
        {label}
      </label>
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
            {capitalised(option)}
          </option>
        ))}
      </select>
    </div>
  );
};
