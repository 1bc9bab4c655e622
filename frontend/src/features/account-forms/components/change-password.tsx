import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { messageOf } from '../../../lib/http-error.js';
import { newPasswordFaults, strengthOf } from '../../../lib/password-rules.js';
import { useForm } from '../../../lib/use-form.js';
import { toast } from '../../toasts/index.js';
import { type PasswordChange, useChangePassword } from '../api/use-change-password.js';
import { NewPasswordFields } from './new-password-fields.js';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };
const faultsOf = (change: PasswordChange) => [
  ...(change.currentPassword === '' ? [{ field: 'currentPassword' as const, words: 'Password is required' }] : []),
  ...newPasswordFaults(change),
];

/** Changes the password of somebody who is logged in; every other device is logged out. */
export const ChangePassword = () => {
  const { form, values, field, validate, refuse, clear } = useForm<
    keyof PasswordChange,
    ReturnType<typeof faultsOf>[number]
  >({ ...EMPTY }, faultsOf);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useChangePassword();
  const weak = strengthOf(values.newPassword).grade === 'weak';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || validate() !== null || weak) return;
    setRefusal(null);
    mutate(values, {
      onSuccess: () => {
        clear();
        toast({ title: 'Password Updated', description: 'Your other devices are logged out.', tone: 'success' });
      },
      onError: (error) => {
        const words = messageOf(error, 'The password could not be changed. Please try again.');
        if (!refuse(error)) setRefusal(words);
        toast({ title: 'Password not changed', description: words, tone: 'failure' });
      },
    });
  };
  return (
    <form ref={form} className="account-form" noValidate onSubmit={submit}>
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <NewPasswordFields field={field} />
      <Refusal words={refusal} />
      <button type="submit" className="button button-act justify-self-start" aria-disabled={isPending || weak}>
        {isPending ? 'Changing…' : 'Change password'}
      </button>
    </form>
  );
};
