import { type SubmitEvent } from 'react';
import { toast } from '../../toasts/index.js';
import { useRegister } from '../api/use-sign-in.js';
import { type Objection, objectionsTo, type Registration } from '../domain/registration.js';
import { refusalOf } from '../domain/refusal.js';
import { useForm } from '../use-form.js';
import { Refusal } from './refusal.js';
import { TextField } from './text-field.js';

const EMPTY: Registration = { username: '', email: '', password: '', confirmation: '' };
const trimmed = (form: Registration): Registration => ({
  ...form,
  username: form.username.trim(),
  email: form.email.trim(),
});

export const RegisterForm = () => {
  const { values, field, validate } = useForm<keyof Registration, Objection>({ ...EMPTY }, (form) =>
    objectionsTo(trimmed(form)),
  );
  const { mutate, isPending, error } = useRegister({
    onSuccess: () =>
      toast({ title: 'Registration successful', description: 'Welcome to the adventure!', tone: 'success' }),
    onError: (error) =>
      toast({
        title: 'Registration failed',
        description: refusalOf(error, 'Please try again with different credentials.'),
        tone: 'failure',
      }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const against = validate(event.currentTarget);
    if (against?.title !== undefined) toast({ title: against.title, description: against.words, tone: 'failure' });
    if (against !== null) return;
    const { username, password, email } = trimmed(values);
    mutate({ username, password, ...(email === '' ? {} : { email }) });
  };
  return (
    <form className="account-form" noValidate onSubmit={submit}>
      <TextField
        label="Username"
        hint="3 to 20 letters, numbers, hyphens and underscores"
        autoComplete="username"
        {...field('username')}
      />
      <TextField
        label="Email"
        hint="Optional: the way back in when a password is lost"
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField
        label="Password"
        hint="8 or more, with small and capital letters and a number"
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
      <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirmation')} />
      <Refusal error={error} />
      <button type="submit" className="button button-act justify-self-start" aria-disabled={isPending}>
        {isPending ? 'Writing you in…' : 'Register'}
      </button>
    </form>
  );
};
