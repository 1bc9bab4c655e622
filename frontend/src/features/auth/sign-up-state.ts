/** What a guest who leaves to sign up brings to '/': the form stands open. */
export const SIGN_UP_STATE = { signUp: true } as const;
export const wantsSignUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signUp' in state;
