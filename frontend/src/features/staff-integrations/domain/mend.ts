import { INVALID_EMAIL, isEmail } from '../../../lib/email.js';

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type MendField = (typeof FIELDS)[number];
export type MendValues = Readonly<Record<MendField, string>>;

export const NOTHING_FILLED: MendValues = { firstName: '', lastName: '', email: '', phone: '' };

/** The fields that are filled in: the others stay as they are. */
export const filledIn = (values: MendValues): Partial<MendValues> =>
  Object.fromEntries(FIELDS.map((field) => [field, values[field].trim()] as const).filter(([, text]) => text !== ''));

export const mendFaults = (values: MendValues): readonly { readonly field: MendField; readonly words: string }[] => {
  const filled = filledIn(values);
  if (Object.keys(filled).length === 0) return [{ field: 'firstName', words: 'Fill in what is to be changed.' }];
  const { email } = filled;
  return email === undefined || isEmail(email) ? [] : [{ field: 'email', words: INVALID_EMAIL }];
};
