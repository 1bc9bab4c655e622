import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { OutwardLink } from '../../../components/outward-link.js';
import { useForm } from '../../../lib/use-form.js';
import { toast } from '../../toasts/index.js';
import { useLogin } from '../api/use-sign-in.js';
import { refusalOf } from '../domain/refusal.js';

const wanting = ({ username, password }: Readonly<Record<'username' | 'password', string>>) => [
  ...(username.trim() === '' ? [{ field: 'username' as const, words: 'Username is required' }] : []),
  ...(password === '' ? [{ field: 'password' as const, words: 'Password is required' }] : []),
];

export const LoginForm = () => {
  const { form, values, field, validate } = useForm({ username: '', password: '' }, wanting);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useLogin({
    onSuccess: () => toast({ title: 'Welcome back!', tone: 'success' }),
    onError: (error) => {
      const words = refusalOf(error, 'Please check your credentials and try again.');
      setRefusal(words);
      toast({ title: 'Login failed', description: words, tone: 'failure' });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || validate() !== null) return;
    setRefusal(null);
    mutate({ username: values.username.trim(), password: values.password });
  };
  return (
    <form ref={form} className="account-form" noValidate onSubmit={submit}>
      <TextField label="Username" autoComplete="username" {...field('username')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <Refusal words={refusal} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <button type="submit" className="button button-act" aria-disabled={isPending}>
          {isPending ? 'Opening…' : 'Login'}
        </button>
        <OutwardLink to="/forgot-password" className="text-button text-note">
          Forgot your password?
        </OutwardLink>
      </div>
    </form>
  );
};
