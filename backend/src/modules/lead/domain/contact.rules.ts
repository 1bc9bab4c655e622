import { type Lead, type LeadField } from './lead.fold.js';

/** A contact's fields by name: those of `STANDARD_FIELDS`, and custom fields by their key in the CRM. */
export type LeadFields = Readonly<Record<string, string>>;

/** The CRM tells fields apart by their letters and digits alone, without case. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Never taken from a caller's custom fields. */
const OWN: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'source',
  'interests',
  'conversion_status',
  'last_engagement',
].map(plain);
const LONGEST = 1_000;
const DAY = 10;

/** Each field once, the newest value of it. */
const customFieldsOf = (fields: readonly LeadField[]): readonly (readonly [string, string])[] =>
  [...new Map(fields.map((field) => [plain(field.name), field])).values()]
    .filter(({ name }) => !OWN.includes(plain(name)))
    .map(({ name, value }) => [name, value]);

/** What the CRM shall have of a lead; without empty values, which would clear what its staff has entered. */
export const contactOf = (
  lead: Pick<Lead, 'details' | 'email' | 'leadSource' | 'conversion' | 'lastEngagement'>,
): LeadFields => {
  const { firstName, lastName, phone, interests, customFields } = lead.details;
  const all: readonly (readonly [string, string])[] = [
    ...customFieldsOf(customFields),
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
  readonly fields: LeadFields;
  readonly tags: readonly string[];
}
interface Wanted {
  readonly fields: LeadFields;
  readonly tags: readonly string[];
}
/** The contact as the CRM has it. */
interface There {
  /** '' where it has none. */
  readonly valueOf: (name: string) => string;
  readonly tags: readonly string[];
}

/**
 * What is left to send. @param changed names of fields that changed since they were sent: others may have been
 * corrected by the CRM's staff @param there the contact as it is: after a crash, part of it may be sent already
 */
export const differencesOf = (wanted: Wanted, changed: ReadonlySet<string>, there: There): Differences => ({
  fields: Object.fromEntries(
    Object.entries(wanted.fields).filter(
      ([name, value]) => name !== 'email' && changed.has(name) && there.valueOf(name) !== value,
    ),
  ),
  tags: wanted.tags.filter((tag) => !there.tags.includes(tag)),
});

/** Fields that were sent, and are not there: the CRM says 200 to some that it drops. */
export const vanished = (wanted: LeadFields, there: There): readonly string[] =>
  Object.keys(wanted).filter((name) => there.valueOf(name) === '');
