/** Reading B of specification section 5, which the server enforces. */
const LEAST = 8;
const MOST = 128;
const MIXED = [/[a-z]/, /[A-Z]/, /\d/] as const;

/** What is wrong with a new password, in the words of the specification; null if nothing is. */
export const passwordFault = (password: string): string | null => {
  if (password.length < LEAST) return 'Password must be at least 8 characters';
  if (password.length > MOST) return 'Password must not exceed 128 characters';
  return MIXED.every((kind) => kind.test(password))
    ? null
    : 'Password must contain at least one lowercase letter, one uppercase letter, and one number';
};

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The rules of a reset (specification section 5). One error per field. */
export const newPasswordFaults = ({ newPassword, confirmPassword }: NewPassword) => {
  const fault = passwordFault(newPassword);
  const confirmation =
    confirmPassword === ''
      ? 'Password confirmation is required'
      : confirmPassword === newPassword
        ? null
        : "Passwords don't match";
  return [
    ...(fault === null ? [] : [{ field: 'newPassword' as const, words: fault }]),
    ...(confirmation === null ? [] : [{ field: 'confirmPassword' as const, words: confirmation }]),
  ];
};

/** The five checks of specification section 5, each as the reader is told of it. */
const CHECKS: readonly (readonly [words: string, passes: RegExp])[] = [
  ['8 characters', /^.{8,}$/su],
  ['a small letter', /[a-z]/],
  ['a capital letter', /[A-Z]/],
  ['a number', /\d/],
  ['a sign such as ! or ?', /[^A-Za-z0-9\s]/],
];

export interface Strength {
  /** How many of the five checks pass. */
  readonly passed: number;
  readonly grade: 'weak' | 'medium' | 'strong';
  /** What would make it stronger. */
  readonly wanting: readonly string[];
}

export const strengthOf = (password: string): Strength => {
  const wanting = CHECKS.filter(([, passes]) => !passes.test(password)).map(([words]) => words);
  const passed = CHECKS.length - wanting.length;
  return { passed, grade: passed < 3 ? 'weak' : passed === 3 ? 'medium' : 'strong', wanting };
};
