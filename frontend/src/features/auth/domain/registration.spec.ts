import { objectionsTo, type Registration } from './registration.js';

const good: Registration = { username: 'thora_ulf', email: '', password: 'Longship9', confirmation: 'Longship9' };
const words = (over: Partial<Registration>): readonly string[] =>
  objectionsTo({ ...good, ...over }).map((objection) => objection.words);
const passwords = (password: string): Partial<Registration> => ({ password, confirmation: password });

describe('a registration', () => {
  it('is sent unchanged when it has no error', () => expect(words({})).toEqual([]));
  it('may contain an email address', () => expect(words({ email: 'thora@hedeby.test' })).toEqual([]));

  it.each<[Partial<Registration>, string]>([
    [{ username: '' }, 'Username is required'],
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(21) }, 'Username must not exceed 20 characters'],
    [{ email: 'hedeby' }, 'Invalid email format'],
    [{ confirmation: '' }, 'Password confirmation is required'],
    [{ username: 'thora ulf' }, 'Username can only contain letters, numbers, hyphens, and underscores'],
    [passwords('Long9ab'), 'Password must be at least 8 characters'],
    [passwords(`Aa1${'x'.repeat(126)}`), 'Password must not exceed 128 characters'],
    [
      passwords('longship9'),
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
  ])('%j: %s', (over, said) => expect(words(over)).toEqual([said]));

  it('has a title for the errors that have one in reading A', () => {
    expect(objectionsTo({ ...good, confirmation: 'Longship8' })).toEqual([
      { field: 'confirmation', title: 'Password mismatch', words: 'Passwords do not match. Please try again.' },
    ]);
    expect(objectionsTo({ ...good, ...passwords('Ab1') })).toEqual([
      { field: 'password', title: 'Password too short', words: 'Password must be at least 6 characters long.' },
    ]);
  });

  it('is checked by reading B only when it passes reading A', () =>
    expect(words({ username: 'thora ulf', ...passwords('abc') })).toEqual([
      'Password must be at least 6 characters long.',
    ]));
  it('reports all fields at once, with one error each', () =>
    expect(words({ username: '', ...passwords('') })).toEqual([
      'Username is required',
      'Password is required',
      'Password confirmation is required',
    ]));
});
