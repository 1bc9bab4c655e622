import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { INVALID_EMAIL, isEmail } from '../../lib/email.js';
import { fieldOf } from '../../lib/http-error.js';
import { randomId } from '../../lib/random-id.js';
import { useForm } from '../../lib/use-form.js';
import { toast } from '../toasts/index.js';
import { useCaptureLead } from './api/use-capture-lead.js';
import { tellParent } from './channel.js';
import { type CustomField } from './domain/config.js';
import { type PrefilledLead } from './domain/inbound.js';
import { keepLead } from './kept-lead.js';

const EMPTY = { firstName: '', lastName: '', email: '', phone: '', interests: '' };
type Values = Readonly<Record<string, string>>;
const START_MS = 1_500;

const trimmed = (values: Values, name: string): string => (values[name] ?? '').trim();
const faultsOf = (values: Values) => [
  ...(trimmed(values, 'firstName') === '' ? [{ field: 'firstName', words: 'Your first name is required' }] : []),
  ...(trimmed(values, 'lastName') === '' ? [{ field: 'lastName', words: 'Your last name is required' }] : []),
  ...(isEmail(trimmed(values, 'email')) ? [] : [{ field: 'email', words: INVALID_EMAIL }]),
];

const leadOf = (values: Values, customFields: readonly CustomField[]) => ({
  fields: {
    firstName: trimmed(values, 'firstName'),
    lastName: trimmed(values, 'lastName'),
    email: trimmed(values, 'email'),
    phone: trimmed(values, 'phone'),
    interests: trimmed(values, 'interests'),
  },
  customFields: Object.fromEntries(
    customFields
      .map(({ name }) => [name, trimmed(values, `custom.${name}`)] as const)
      .filter(([, value]) => value !== ''),
  ),
});

interface LeadFormOptions {
  readonly customFields: readonly CustomField[];
  readonly prefill: PrefilledLead;
  readonly onCaptured: (leadId: string) => void;
}

/** The form for a lead; 1.5 s after it was taken the game begins (specification section 9). */
export const useLeadForm = ({ customFields, prefill, onCaptured }: LeadFormOptions) => {
  const custom = Object.fromEntries(customFields.map(({ name }) => [`custom.${name}`, '']));
  const { form, values, field, validate, refuse } = useForm<string, { field: string; words: string }>(
    { ...EMPTY, ...custom },
    faultsOf,
  );
  const { mutate, isPending, isSuccess } = useCaptureLead();
  const [key] = useState(randomId);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const fill = useEffectEvent((): void => {
    // What a person has written stays.
    for (const [name, value] of Object.entries(prefill)) if (value && values[name] === '') field(name).onChange(value);
  });
  useEffect(() => fill(), [prefill]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || isSuccess || validate() !== null) return;
    const lead = leadOf(values, customFields);
    mutate(
      { key, ...lead },
      {
        onSuccess: ({ leadId, ghlContactId, userId }) => {
          keepLead({ ...lead.fields, leadId, ghlContactId, userId });
          toast({ title: 'Welcome!', description: 'Your saga begins in a moment.', tone: 'success' });
          tellParent('LEAD_CAPTURED', { leadId, ghlContactId, userId });
          timer.current = setTimeout(() => onCaptured(leadId), START_MS);
        },
        onError: (error) => {
          if (fieldOf(error) !== null) refuse(error);
          const description = 'Please try again or contact support.';
          toast({ title: 'Something went wrong', description, tone: 'failure' });
        },
      },
    );
  };
  return { form, field, submit, isBusy: isPending || isSuccess };
};
