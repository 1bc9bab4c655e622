import { useState } from 'react';

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

/** The values of a form. Errors are shown after the first submit and updated at every change. */
export const useForm = <Field extends string, Against extends FieldObjection<Field>>(
  empty: Readonly<Record<Field, string>>,
  judge: (values: Readonly<Record<Field, string>>) => readonly Against[],
) => {
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const against = tried ? judge(values) : [];
  const field = (name: Field): FieldProps => ({
    name,
    value: values[name],
    error: against.find((objection) => objection.field === name)?.words ?? null,
    onChange: (value) => setValues((so) => ({ ...so, [name]: value })),
  });
  /** @returns the first error, whose field gets the focus; null if the form may be sent */
  const validate = (form: HTMLFormElement): Against | null => {
    setTried(true);
    const [first = null] = judge(values);
    const wrong = first === null ? null : form.elements.namedItem(first.field);
    if (wrong instanceof HTMLInputElement) wrong.focus();
    return first;
  };
  return { values, field, validate };
};
