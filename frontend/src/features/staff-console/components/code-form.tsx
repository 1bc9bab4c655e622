import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { messageOf } from '../../../lib/http-error.js';

interface CodeFormProps<T> {
  readonly label: string;
  readonly action: string;
  readonly hint: string;
  readonly send: (code: string) => Promise<T>;
  readonly onDone: (answer: T) => void;
}

/** A code and a button that sends it; a wrong one is said so and can be typed anew at once. */
export const CodeForm = <T,>({ label, action, hint, send, onDone }: CodeFormProps<T>) => {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess: onDone });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isPending && code.trim() !== '') mutate(code.trim());
  };
  return (
    <form className="max-w-md pt-5" onSubmit={submit}>
      <TextField
        name="code"
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        error={null}
        value={code}
        onChange={setCode}
      />
      <div role="alert">
        <Refusal words={error === null ? null : messageOf(error, 'The code could not be sent. Please try again.')} />
      </div>
      <button type="submit" className="button button-act mt-4" aria-disabled={isPending}>
        {action}
      </button>
    </form>
  );
};
