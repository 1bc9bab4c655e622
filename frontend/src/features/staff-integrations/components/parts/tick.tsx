import { useId } from 'react';

interface TickProps {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'checkbox' | 'radio';
  /** The name of the group, for radio buttons. */
  readonly group?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
}

/** A box to tick, or a choice of several, with a line about it. */
export const Tick = ({ label, hint, type = 'checkbox', group, checked, disabled = false, onChange }: TickProps) => {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type={type}
          name={group}
          className="size-5 flex-none accent-act"
          aria-describedby={hint === undefined ? undefined : id}
          checked={checked}
          disabled={disabled}
          onChange={onChange}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className="caption pl-8 text-note">
          {hint}
        </p>
      )}
    </div>
  );
};
