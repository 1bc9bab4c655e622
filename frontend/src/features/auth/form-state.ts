/** The state of the address for somebody who leaves to sign up: '/' opens the form. */
export const SIGN_UP_STATE = { signUp: true } as const;
/** The same for a login. */
export const LOG_IN_STATE = { signUp: false } as const;
export type FormState = typeof SIGN_UP_STATE | typeof LOG_IN_STATE;

/** The form that the address asks for; null if it asks for none. */
export const wantedForm = (state: unknown): 'register' | 'login' | null => {
  if (typeof state !== 'object' || state === null || !('signUp' in state)) return null;
  return state.signUp === false ? 'login' : 'register';
};
