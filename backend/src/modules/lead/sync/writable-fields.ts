import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { type Contact, STANDARD_FIELDS, valueIn } from '#backend/platform/crm/crm.port.js';
import { writtenIn } from './sent-fields.js';

/** Of somebody else's contact these are never written, not even where they are empty, nor taken away. */
const THEIRS: readonly string[] = STANDARD_FIELDS.filter((name) => name !== 'source');
export const isTheirs = (name: string): boolean => THEIRS.includes(name);

/** Whether a field of the contact may be written. One that is not ours is only filled where it is empty, or holds what we wrote. */
export const isWritable = (
  name: string,
  contact: Contact,
  { origin, filled }: { readonly origin: ContactOriginV1; readonly filled: readonly string[] },
): boolean => {
  if (origin === 'made') return true;
  if (isTheirs(name)) return false;
  const there = valueIn(contact, name);
  return there === '' || filled.includes(writtenIn(name, there));
};
