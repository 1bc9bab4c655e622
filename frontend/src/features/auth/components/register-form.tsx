import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { useForm } from '../../../lib/use-form.js';
import { toast } from '../../toasts/index.js';
import { useRegister } from '../api/use-sign-in.js';
import { type Objection, objectionsTo, type Registration } from '../domain/registration.js';
import { refusalOf } from '../domain/refusal.js';

const EMPTY: Registration = { username: '', email: '', password: '', confirmation: '' };
const trimmed = (form: Registration): Registration => ({
  ...form,
  username: form.username.trim(),
  email: form.email.trim(),
});

export const RegisterForm = () => {
  const { form, values, field, validate, refuse } = useForm<keyof Registration, Objection>({ ...EMPTY }, (filled) =>
    objectionsTo(trimmed(filled)),
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useRegister({
    onSuccess: () =>
      toast({ title: 'Registration successful', description: 'Welcome to the adventure!', tone: 'success' }),
    onError: (error) => {
      const words = refusalOf(error, 'Please try again with different credentials.');
      if (!refuse(error)) setRefusal(words);
      toast({ title: 'Registration failed', description: words, tone: 'failure' });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const against = validate();
    if (against?.title !== undefined) toast({ title: against.title, description: against.words, tone: 'failure' });
    if (against !== null) return;
    setRefusal(null);
    const { username, password, email } = trimmed(values);
    mutate({ username, password, ...(email === '' ? {} : { email }) });
  };
  return (
    <form ref={form} className="account-form" noValidate onSubmit={submit}>
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
      <Refusal words={refusal} />
      <button type="submit" className="button button-act justify-self-start" aria-disabled={isPending}>
        {isPending ? 'Writing you in…' : 'Register'}
      </button>
    </form>
  );
};
