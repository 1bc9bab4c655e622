import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../../lib/http-error.js';
import { type FieldObjection, useForm } from '../../lib/use-form.js';
import { type Again, useRedeliver } from './api/use-endpoints.js';

/** A form that sends a range of the log again. @param empty its two fields */
export const useRange = <Field extends string>(
  endpointId: string,
  empty: Readonly<Record<Field, string>>,
  judge: (values: Readonly<Record<Field, string>>) => readonly FieldObjection<Field>[],
) => {
  const { form, values, field, validate, refuse } = useForm(empty, judge);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, data, isPending, soFar } = useRedeliver(endpointId);
  const submitting = (rangeOf: (values: Readonly<Record<Field, string>>) => Again) => (event: SubmitEvent) => {
    event.preventDefault();
    setRefusal(null);
    if (validate() !== null || isPending) return;
    mutate(rangeOf(values), {
      onError: (error) => {
        if (!refuse(error)) setRefusal(messageOf(error, 'The range could not be sent again. Please try again.'));
      },
    });
  };
  return { form, field, submitting, outcome: { planned: data?.planned ?? null, soFar, refusal, isPending } };
};
