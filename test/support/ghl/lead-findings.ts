import { type ForeignContacts } from './foreign-contacts.js';
import { type StoredContact } from './ghl-contacts.js';
import { type GhlCallMade, type GhlStandIn } from './ghl-stand-in.js';

/** A lead as the CRM should have it in the end. */
export interface TriedLead {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly interests: readonly string[];
}

const TAGS = ['steppes-and-seas', 'source-website'];

type WantedLead = Omit<TriedLead, 'phone'> & { readonly phone: string | undefined };
const asWanted = ({ email, firstName, lastName, phone, interests }: WantedLead): string =>
  JSON.stringify({
    email,
    standard: [firstName, lastName, phone, 'website'],
    interests: [...interests].sort(),
    tags: TAGS,
  });
const asStored = ({ email, standard, custom, tags }: StoredContact): string =>
  JSON.stringify({
    email,
    standard: ['firstName', 'lastName', 'phone', 'source'].map((name) => standard[name]),
    interests: (custom['field-interests'] ?? '').split(', ').sort(),
    tags,
  });

/** Reports a write that was sent twice in a row for the same contact: the second was useless. */
const sentTwice = (writes: readonly GhlCallMade[]): readonly string[] => {
  const last = new Map<string, string>();
  return writes.flatMap(({ method, path, body }) => {
    const target = path.endsWith('upsert') ? `upsert of ${String(body['email'])}` : `${method} ${path}`;
    const written = JSON.stringify(body);
    const isAgain = last.get(target) === written;
    last.set(target, written);
    return isAgain ? [`${target} was sent twice: ${written}`] : [];
  });
};

const grouped = (contacts: readonly StoredContact[]): ReadonlyMap<string, readonly StoredContact[]> => {
  const byEmail = new Map<string, StoredContact[]>();
  for (const contact of contacts) byEmail.set(contact.email, [...(byEmail.get(contact.email) ?? []), contact]);
  return byEmail;
};

/** A lead whose address was there already: its interests and tags were added. */
const asAdded = ({ custom, tags }: StoredContact): string =>
  JSON.stringify([(custom['field-interests'] ?? '').split(', ').sort(), tags]);
const asWantedThere = ({ interests }: TriedLead): string =>
  JSON.stringify([[...interests].sort(), ['of staff', ...TAGS]]);

/** What is not as it should be: each lead one contact, exactly right, and nothing sent twice. */
export const leadsLeft = (
  tried: readonly TriedLead[],
  ghl: GhlStandIn,
  foreign: Pick<ForeignContacts, 'has' | 'hasPhone'>,
): readonly string[] => {
  const contacts = [...ghl.contacts.all.values()];
  const byEmail = grouped(contacts);
  const isWrong = (lead: TriedLead, stored: StoredContact): boolean => {
    if (foreign.has(stored)) return asWantedThere(lead) !== asAdded(stored);
    const phone = foreign.hasPhone(lead.phone) ? undefined : lead.phone;
    return asWanted({ ...lead, phone }) !== asStored(stored);
  };
  const wrong = tried.flatMap((lead) => {
    const [stored, ...more] = byEmail.get(lead.email) ?? [];
    if (!stored || more.length > 0) return [`${lead.email} has ${stored ? more.length + 1 : 0} contacts`];
    return isWrong(lead, stored) ? [`${lead.email}: ${asStored(stored)} instead of ${asWanted(lead)}`] : [];
  });
  const ours = contacts.filter((contact) => !foreign.has(contact));
  const wanted = tried.filter(({ email }) => !contacts.some((each) => each.email === email && foreign.has(each)));
  const tooMany = ours.length === wanted.length ? [] : [`${ours.length} contacts for ${wanted.length} leads`];
  return [...wrong, ...tooMany, ...sentTwice(ghl.writes)];
};
