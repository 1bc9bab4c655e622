import { type UserProfile } from '#contracts/account/views.js';
import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { messageOf } from '../../../lib/http-error.js';
import { useForm } from '../../../lib/use-form.js';
import { toast } from '../../toasts/index.js';
import { useChangeProfile } from '../api/use-profile.js';

type Field = 'firstName' | 'lastName' | 'phone';
const noFaults = () => [];
/** An emptied field is deleted, not stored as an empty text. */
const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Names and phone, which a person may change and delete. */
export const ProfileForm = ({ profile }: { readonly profile: UserProfile }) => {
  const { form, values, field, refuse } = useForm<Field, never>(
    { firstName: profile.firstName ?? '', lastName: profile.lastName ?? '', phone: profile.phone ?? '' },
    noFaults,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useChangeProfile();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    setRefusal(null);
    const { firstName, lastName, phone } = values;
    mutate(
      { firstName: given(firstName), lastName: given(lastName), phone: given(phone) },
      {
        onSuccess: () => toast({ title: 'Profile saved', tone: 'success' }),
        onError: (error) => {
          const words = messageOf(error, 'Your profile could not be saved. Please try again.');
          if (!refuse(error)) setRefusal(words);
          toast({ title: 'Profile not saved', description: words, tone: 'failure' });
        },
      },
    );
  };
  return (
    <form ref={form} className="account-form mt-4" noValidate aria-label="Names and phone" onSubmit={submit}>
      <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <Refusal words={refusal} />
      <button type="submit" className="button button-act justify-self-start" aria-disabled={isPending}>
        {isPending ? 'Saving…' : 'Save profile'}
      </button>
    </form>
  );
};
