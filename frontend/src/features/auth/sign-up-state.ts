/** The state of the address for a guest who leaves to sign up: '/' opens the form. */
export const SIGN_UP_STATE = { signUp: true } as const;
export const wantsSignUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signUp' in state;
