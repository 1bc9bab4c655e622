import { type User } from '#contracts/account/views.js';
import { AlertDialog } from 'radix-ui';
import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { messageOf } from '../../../lib/http-error.js';
import { useForm } from '../../../lib/use-form.js';
import { isGuest, useForgetAccount } from '../../auth/index.js';
import { toast } from '../../toasts/index.js';
import { useDeleteAccount } from '../api/use-delete-account.js';

const required = ({ password }: Readonly<Record<'password', string>>) =>
  password === '' ? [{ field: 'password' as const, words: 'Password is required' }] : [];
const none = () => [];

export const DeleteForm = ({ user }: { readonly user: User }) => {
  const guest = isGuest(user);
  const { form, values, field, validate, refuse } = useForm({ password: '' }, guest ? none : required);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useDeleteAccount();
  const forget = useForgetAccount();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || validate() !== null) return;
    setRefusal(null);
    mutate(guest ? null : values.password, {
      onSuccess: () => {
        forget(user);
        toast({ title: 'Your account is deleted', description: 'Nothing of it is kept. Fare well.' });
      },
      onError: (error) => {
        if (!refuse(error)) setRefusal(messageOf(error, 'Your account could not be deleted. Please try again.'));
      },
    });
  };
  return (
    <form ref={form} className="account-form mt-3" noValidate onSubmit={submit}>
      {!guest && <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />}
      <div role="alert">
        <Refusal words={refusal} />
      </div>
      <div className="mt-2 flex flex-wrap-reverse justify-end gap-3">
        <AlertDialog.Cancel className="button">Keep it</AlertDialog.Cancel>
        <button type="submit" className="button button-act" aria-disabled={isPending}>
          {isPending ? 'Deleting…' : 'Delete for ever'}
        </button>
      </div>
    </form>
  );
};
