import { newPasswordFaults, passwordFault, strengthOf } from './password-rules.js';

const MIXED = 'Password must contain at least one lowercase letter, one uppercase letter, and one number';

describe('a new password', () => {
  it.each([
    ['Short1', 'Password must be at least 8 characters'],
    [`Aa1${'x'.repeat(126)}`, 'Password must not exceed 128 characters'],
    ['longship9', MIXED],
    ['LONGSHIP9', MIXED],
    ['Longships', MIXED],
    [`Aa1${'x'.repeat(125)}`, null],
    ['Longship9', null],
  ])('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  it('is repeated', () => {
    const faults = (confirmPassword: string) => newPasswordFaults({ newPassword: 'Longship9', confirmPassword });
    expect(faults('')).toEqual([{ field: 'confirmPassword', words: 'Password confirmation is required' }]);
    expect(faults('Longship8')).toEqual([{ field: 'confirmPassword', words: "Passwords don't match" }]);
    expect(faults('Longship9')).toEqual([]);
  });

  it.each([
    ['', 0, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['abcdefg1', 3, 'medium'],
    ['Aa1!', 4, 'strong'],
    ['Longship9', 4, 'strong'],
    ['Longship 9!', 5, 'strong'],
    // A space is no sign.
    ['Longship 9', 4, 'strong'],
  ])('%j passes %d checks: %s', (password, passed, grade) =>
    expect(strengthOf(password)).toMatchObject({ passed, grade }),
  );

  it('tells what it lacks', () =>
    expect(strengthOf('longship').wanting).toEqual(['a capital letter', 'a number', 'a sign such as ! or ?']));
});
