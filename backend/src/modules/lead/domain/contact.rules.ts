import { type Lead } from './lead.fold.js';

/** A contact's fields by name: those of `STANDARD_FIELDS`, and custom fields by their key in the CRM. */
export type ContactFields = Readonly<Record<string, string>>;

/** Never taken from a caller's custom fields. */
const OWN: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'email',
  'phone',
  'source',
  'interests',
  'conversion_status',
  'last_engagement',
]);
const LONGEST = 1_000;
const DAY = 10;

/** What the CRM shall have of a lead; without empty values, which would clear what its staff has entered. */
export const contactOf = (
  lead: Pick<Lead, 'details' | 'email' | 'leadSource' | 'conversion' | 'lastEngagement'>,
): ContactFields => {
  const { firstName, lastName, phone, interests, customFields } = lead.details;
  const all: readonly (readonly [string, string])[] = [
    ...customFields.filter(({ name }) => !OWN.has(name)).map(({ name, value }) => [name, value] as const),
    ['firstName', firstName],
    ['lastName', lastName],
    ['email', lead.email],
    ['phone', phone],
    ['source', lead.leadSource],
    ['interests', interests.join(', ').slice(0, LONGEST)],
    ['conversion_status', lead.conversion],
    ['last_engagement', lead.lastEngagement?.slice(0, DAY) ?? ''],
  ];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
};

export interface Differences {
  /** Fields that the contact has not; without its address. */
  readonly fields: ContactFields;
  readonly tags: readonly string[];
}
interface Wanted {
  readonly fields: ContactFields;
  readonly tags: readonly string[];
}

/**
 * What is left to send. @param changed names of fields that changed since they were sent: others may have been
 * corrected by the CRM's staff @param there the contact as it is: after a crash, part of it may be sent already
 */
export const differencesOf = (wanted: Wanted, changed: ReadonlySet<string>, there: Wanted): Differences => ({
  fields: Object.fromEntries(
    Object.entries(wanted.fields).filter(
      ([name, value]) => name !== 'email' && changed.has(name) && there.fields[name] !== value,
    ),
  ),
  tags: wanted.tags.filter((tag) => !there.tags.includes(tag)),
});

/** Fields that were sent, and are not there: the CRM says 200 to some that it drops. */
export const vanished = (wanted: ContactFields, there: ContactFields): readonly string[] =>
  Object.keys(wanted).filter((name) => (there[name] ?? '') === '');
