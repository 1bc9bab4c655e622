import { INVALID_EMAIL, isEmail } from '../../../lib/email.js';
import { passwordFault } from '../../../lib/password-rules.js';

/** The form of a new account. */
export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}
type RegistrationField = keyof Registration;

/** An error of a field; an error with a title is also shown as a toast. */
export interface Objection {
  readonly field: RegistrationField;
  readonly words: string;
  readonly title?: string;
}

const USERNAME = { least: 3, most: 20, allowed: /^[A-Za-z0-9_-]*$/ } as const;
const PASSWORD_LEAST_AT_FIRST = 6;

type Rule = readonly [broken: (form: Registration) => boolean, objection: Objection];

/** Reading A of specification section 5, with its messages. */
const READING_A: readonly Rule[] = [
  [({ username }) => username === '', { field: 'username', words: 'Username is required' }],
  [
    ({ username }) => username.length < USERNAME.least,
    { field: 'username', words: 'Username must be at least 3 characters' },
  ],
  [
    ({ username }) => username.length > USERNAME.most,
    { field: 'username', words: 'Username must not exceed 20 characters' },
  ],
  [({ email }) => email !== '' && !isEmail(email), { field: 'email', words: INVALID_EMAIL }],
  [({ password }) => password === '', { field: 'password', words: 'Password is required' }],
  [({ confirmation }) => confirmation === '', { field: 'confirmation', words: 'Password confirmation is required' }],
  [
    ({ password, confirmation }) => password !== confirmation,
    { field: 'confirmation', title: 'Password mismatch', words: 'Passwords do not match. Please try again.' },
  ],
  [
    ({ password }) => password.length < PASSWORD_LEAST_AT_FIRST,
    { field: 'password', title: 'Password too short', words: 'Password must be at least 6 characters long.' },
  ],
];

/** Reading B, which the server enforces. */
const readingB = ({ username, password }: Registration): readonly Objection[] => {
  const fault = passwordFault(password);
  return [
    ...(USERNAME.allowed.test(username)
      ? []
      : [
          {
            field: 'username' as const,
            words: 'Username can only contain letters, numbers, hyphens, and underscores',
          },
        ]),
    ...(fault === null ? [] : [{ field: 'password' as const, words: fault }]),
  ];
};

/** Checks reading A first, then reading B (design section 9). One error per field; none if the form may be sent. */
export const objectionsTo = (form: Registration): readonly Objection[] => {
  const first = READING_A.filter(([broken]) => broken(form))
    .map(([, objection]) => objection)
    .filter(({ field }, i, all) => all.findIndex((other) => other.field === field) === i);
  return first.length > 0 ? first : readingB(form);
};
