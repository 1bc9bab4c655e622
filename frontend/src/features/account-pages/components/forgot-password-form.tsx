import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { INVALID_EMAIL, isEmail } from '../../../lib/email.js';
import { messageOf } from '../../../lib/http-error.js';
import { useForm } from '../../../lib/use-form.js';
import { toast } from '../../toasts/index.js';
import { useForgotPassword } from '../api/use-forgot-password.js';

const faultsOf = ({ email }: Readonly<Record<'email', string>>) =>
  isEmail(email.trim()) ? [] : [{ field: 'email' as const, words: INVALID_EMAIL }];

/** Asks for a link. The answer does not tell whether the address is known. */
export const ForgotPasswordForm = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const { form, values, field, validate, refuse } = useForm({ email: '' }, faultsOf);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useForgotPassword();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || validate() !== null) return;
    setRefusal(null);
    const email = values.email.trim();
    mutate(email, {
      onSuccess: () => {
        onSent(email);
        toast({ title: 'Reset Email Sent', tone: 'success' });
      },
      onError: (error) => {
        const words = messageOf(error, 'Failed to send reset email. Please try again.');
        if (!refuse(error)) setRefusal(words);
        toast({ title: 'Request Failed', description: words, tone: 'failure' });
      },
    });
  };
  return (
    <form ref={form} className="account-form letter-form" noValidate onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <Refusal words={refusal} />
      <button type="submit" className="button button-act justify-self-start" aria-disabled={isPending}>
        {isPending ? 'Sending…' : 'Send the link'}
      </button>
    </form>
  );
};
