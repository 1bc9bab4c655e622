import { Select } from 'radix-ui';
import { useId } from 'react';
import { capitalised } from '../lib/words.js';

interface ChooseProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

const Chevron = () => (
  <svg viewBox="0 0 14 10" className="w-3 shrink-0" aria-hidden="true">
    <path d="M2 2.500Q5 6 7 8 9.500 5.500 12 2.500" fill="none" stroke="currentColor" strokeWidth="1.200" strokeLinecap="round" />
  </svg>
);

/** One of a short list of words. */
export const Choose = <T extends string>({ label, options, value, onChange }: ChooseProps<T>) => {
  const id = useId();
  return (
    <div className="min-w-0">
      <span id={id} className="small-caps block text-act">
        {label}
      </span>
      <Select.Root value={value ?? ''} onValueChange={(chosen) => onChange(chosen as T)}>
        <Select.Trigger aria-labelledby={id} className="field flex items-center justify-between gap-2 text-left text-lead data-placeholder:text-faded data-placeholder:italic">
          <Select.Value placeholder="Choose" />
          <Chevron />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content position="popper" sideOffset={-1} className="z-50 min-w-(--radix-select-trigger-width) border border-ink bg-leaf">
            <Select.Viewport>
              {options.map((option) => (
                <Select.Item key={option} value={option} className="choose-item">
                  <Select.ItemText>{capitalised(option)}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </div>
  );
};
