import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';

export const LEAST_NAME = 3;
export const MOST_NAME = 20;
/** ASCII, so that no two names look alike. */
export const NAME_FORM = /^[A-Za-z0-9_-]+$/;
/** Guests' names are the server's. */
const GUESTS_NAME = /^guest_/i;

export const isGuestsName = (name: string): boolean => GUESTS_NAME.test(name);

export const NAME_TOO_SHORT = 'Username must be at least 3 characters';
export const NAME_TOO_LONG = 'Username must not exceed 20 characters';
export const NAME_OF_OTHER_SIGNS = 'Username can only contain letters, numbers, hyphens, and underscores';

/** What is wrong with a name, in a sentence; null for a good one. */
export const usernameFault = (name: string): string | null => {
  if (name.length < LEAST_NAME) return `${NAME_TOO_SHORT}.`;
  if (name.length > MOST_NAME) return `${NAME_TOO_LONG}.`;
  if (!NAME_FORM.test(name)) return `${NAME_OF_OTHER_SIGNS}.`;
  return isGuestsName(name) ? AUTH_REJECTIONS.USERNAME_RESERVED.message : null;
};

const ENDS = /^[-_]+|[-_]+$/g;
const RUNS = /[-_]{2,}/g;

/** A good name out of an e-mail address: what stands before its at-sign, as far as names may have its letters. */
export const usernameOf = (email: string, ending = ''): string => {
  const before = email.slice(0, email.lastIndexOf('@')).normalize('NFKD').replace(/\p{M}/gu, '');
  const name = before
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(RUNS, '-')
    .replace(ENDS, '');
  const whole = name.length < LEAST_NAME || isGuestsName(name) ? `staff-${name}` : name;
  return whole.slice(0, MOST_NAME - ending.length).replace(ENDS, '') + ending;
};
