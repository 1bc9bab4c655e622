import { useId, useState } from 'react';
import { type FieldProps } from '../lib/use-form.js';

interface TextFieldProps extends FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'datetime-local';
  readonly autoComplete: string;
  /** The id of what else describes the field. */
  readonly describedBy?: string;
}

/** A text input with its label and its error. */
export const TextField = ({ label, hint, type = 'text', describedBy, error, onChange, ...input }: TextFieldProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="small-caps text-act">
        {label}
      </label>
      <div className="flex items-end gap-3">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : type}
          className="field text-lead"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={
            [note === undefined ? null : `${id}-note`, describedBy].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => onChange(event.target.value)}
        />
        {type === 'password' && (
          <button type="button" className="text-button text-note text-faded" onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        )}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={`text-note ${error === null ? 'caption' : 'text-act'}`}>
          {note}
        </p>
      )}
    </div>
  );
};
