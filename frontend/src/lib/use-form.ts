import { useRef, useState } from 'react';
import { fieldOf, messageOf } from './http-error.js';

export interface FieldObjection<Field extends string> {
  readonly field: Field;
  readonly words: string;
}
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/**
 * The values of a form. Errors are shown after the first submit and updated at every change; an objection of the server
 * stays beside its field until the field changes.
 */
export const useForm = <Field extends string, Against extends FieldObjection<Field>>(
  empty: Readonly<Record<Field, string>>,
  judge: (values: Readonly<Record<Field, string>>) => readonly Against[],
) => {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldObjection<Field> | null>(null);
  const against = tried ? judge(values) : [];
  const errorOf = (name: Field): string | null =>
    [...against, refused].find((objection) => objection?.field === name)?.words ?? null;
  const field = (name: Field): FieldProps => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value) => {
      setValues((so) => ({ ...so, [name]: value }));
      setRefused((so) => (so?.field === name ? null : so));
    },
  });
  const focus = (name: Field): void => {
    const input = form.current?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.focus();
  };
  /** @returns the first error, whose field gets the focus; null if the form may be sent */
  const validate = (): Against | null => {
    setTried(true);
    const [first = null] = judge(values);
    if (first !== null) focus(first.field);
    return first;
  };
  /** Shows the server's objection to one of the form's fields, and focuses the field. @returns whether it named one */
  const refuse = (error: unknown): boolean => {
    const name = (Object.keys(empty) as Field[]).find((one) => one === fieldOf(error));
    if (name === undefined) return false;
    setRefused({ field: name, words: messageOf(error, '') });
    focus(name);
    return true;
  };
  const clear = (): void => {
    setValues(empty);
    setTried(false);
  };
  return { form, values, field, validate, refuse, clear };
};
