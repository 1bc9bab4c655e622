import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Refusal } from '../../../components/refusal.js';
import { fieldOf, messageOf } from '../../../lib/http-error.js';
import { type NewPassword, newPasswordFaults, strengthOf } from '../../../lib/password-rules.js';
import { useForm } from '../../../lib/use-form.js';
import { NewPasswordFields } from '../../account-forms/index.js';
import { toast } from '../../toasts/index.js';
import { useResetPassword } from '../api/use-reset-password.js';
import { resetRefusal } from '../domain/reset-refusal.js';

interface ResetPasswordFormProps {
  readonly token: string;
  /** Given the password that is in force from now on. */
  readonly onDone: (password: string) => void;
}

const EMPTY: NewPassword = { newPassword: '', confirmPassword: '' };
/** A fault of the password is told in the server's own words. */
const wordsOf = (error: Error): string =>
  fieldOf(error) === null || fieldOf(error) === 'token'
    ? resetRefusal(messageOf(error, '') || null)
    : messageOf(error, resetRefusal(null));

export const ResetPasswordForm = ({ token, onDone }: ResetPasswordFormProps) => {
  const { form, values, field, validate, refuse } = useForm<
    keyof NewPassword,
    ReturnType<typeof newPasswordFaults>[number]
  >({ ...EMPTY }, newPasswordFaults);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useResetPassword(token);
  const weak = strengthOf(values.newPassword).grade === 'weak';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || validate() !== null || weak) return;
    setRefusal(null);
    mutate(values, {
      onSuccess: () => {
        toast({ title: 'Password Updated', tone: 'success' });
        onDone(values.newPassword);
      },
      onError: (error) => {
        const words = wordsOf(error);
        if (!refuse(error)) setRefusal(words);
        toast({ title: 'Reset Failed', description: words, tone: 'failure' });
      },
    });
  };
  return (
    <form ref={form} className="account-form letter-form" noValidate onSubmit={submit}>
      <NewPasswordFields field={field} />
      {refusal !== null && (
        <div>
          <Refusal words={refusal} />
          <Link to="/forgot-password" className="text-button text-note">
            Request a new link
          </Link>
        </div>
      )}
      <button type="submit" className="button button-act justify-self-start" aria-disabled={isPending || weak}>
        {isPending ? 'Writing it down…' : 'Set the new password'}
      </button>
    </form>
  );
};
