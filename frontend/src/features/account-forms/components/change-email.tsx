import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { INVALID_EMAIL, isEmail } from '../../../lib/email.js';
import { messageOf } from '../../../lib/http-error.js';
import { useForm } from '../../../lib/use-form.js';
import { useAuth } from '../../auth/index.js';
import { toast } from '../../toasts/index.js';
import { type EmailChange, useChangeEmail } from '../api/use-change-email.js';
import { AddressState } from './address-state.js';

const EMPTY: EmailChange = { email: '', password: '' };
const faultsOf = ({ email, password }: EmailChange) => [
  ...(isEmail(email.trim()) ? [] : [{ field: 'email' as const, words: INVALID_EMAIL }]),
  ...(password === '' ? [{ field: 'password' as const, words: 'Password is required' }] : []),
];

/** The address of an account, and a form for another one: it asks for the password, and counts once it is confirmed. */
export const ChangeEmail = () => {
  const auth = useAuth();
  const { form, values, field, validate, refuse, clear } = useForm<
    keyof EmailChange,
    ReturnType<typeof faultsOf>[number]
  >({ ...EMPTY }, faultsOf);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useChangeEmail();
  if (auth.status !== 'authenticated') return null;
  const { email: present } = auth.user;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || validate() !== null) return;
    setRefusal(null);
    const email = values.email.trim();
    mutate(
      { email, password: values.password },
      {
        onSuccess: () => {
          clear();
          toast({
            title: 'Check Your Email',
            description: `A link is on its way to ${email}. Follow it, and the address is yours.`,
            tone: 'success',
          });
        },
        onError: (error) => {
          const words = messageOf(error, 'The address could not be changed. Please try again.');
          if (!refuse(error)) setRefusal(words);
          toast({ title: 'Email not changed', description: words, tone: 'failure' });
        },
      },
    );
  };
  const label = present === null ? 'Add email' : 'Change email';
  return (
    <>
      <AddressState user={auth.user} />
      <form ref={form} className="account-form" noValidate onSubmit={submit}>
        <TextField
          label={present === null ? 'Email' : 'New email'}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <Refusal words={refusal} />
        <button type="submit" className="button button-act justify-self-start" aria-disabled={isPending}>
          {isPending ? 'Sending…' : label}
        </button>
      </form>
    </>
  );
};
