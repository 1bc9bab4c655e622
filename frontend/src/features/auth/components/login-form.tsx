import { type SubmitEvent } from 'react';
import { PageLink } from '../../../lib/address.js';
import { toast } from '../../toasts/index.js';
import { useLogin } from '../api/use-sign-in.js';
import { refusalOf } from '../domain/refusal.js';
import { useForm } from '../use-form.js';
import { Refusal } from './refusal.js';
import { TextField } from './text-field.js';

const wanting = ({ username, password }: Readonly<Record<'username' | 'password', string>>) => [
  ...(username.trim() === '' ? [{ field: 'username' as const, words: 'Username is required' }] : []),
  ...(password === '' ? [{ field: 'password' as const, words: 'Password is required' }] : []),
];

export const LoginForm = () => {
  const { values, field, validate } = useForm({ username: '', password: '' }, wanting);
  const { mutate, isPending, error } = useLogin({
    onSuccess: () => toast({ title: 'Welcome back!', tone: 'success' }),
    onError: (error) =>
      toast({
        title: 'Login failed',
        description: refusalOf(error, 'Please check your credentials and try again.'),
        tone: 'failure',
      }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending || validate(event.currentTarget) !== null) return;
    mutate({ username: values.username.trim(), password: values.password });
  };
  return (
    <form className="account-form" noValidate onSubmit={submit}>
      <TextField label="Username" autoComplete="username" {...field('username')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <Refusal error={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <button type="submit" className="button button-act" aria-disabled={isPending}>
          {isPending ? 'Opening…' : 'Login'}
        </button>
        <PageLink to="/forgot-password" className="text-button text-note">
          Forgot your password?
        </PageLink>
      </div>
    </form>
  );
};
