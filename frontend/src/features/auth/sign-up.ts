/** What a guest who leaves to sign up brings to '/': the form stands open. */
export const SIGN_UP = { signUp: true } as const;
export const signsUp = (state: unknown): boolean => typeof state === 'object' && state !== null && 'signUp' in state;
