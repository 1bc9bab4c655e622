import { type StoredContact } from './ghl-contacts.js';
import { type GhlCallMade, type GhlStandIn } from './ghl-stand-in.js';

/** As it should be in the end. */
export interface TriedLead {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly interests: readonly string[];
}

const TAGS = ['steppes-and-seas', 'source-website'];

const asWanted = ({ email, firstName, lastName, phone, interests }: TriedLead): string =>
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

/** The same write of the same contact, done twice in a row, was sent in vain. */
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

/** What is not as it should be: each lead one contact, exactly right, and nothing sent twice. */
export const leadsLeft = (tried: readonly TriedLead[], ghl: GhlStandIn): readonly string[] => {
  const contacts = [...ghl.contacts.all.values()];
  const byEmail = grouped(contacts);
  const wrong = tried.flatMap((lead) => {
    const found = byEmail.get(lead.email) ?? [];
    if (found.length !== 1) return [`${lead.email} has ${found.length} contacts`];
    const [wanted, stored] = [asWanted(lead), found.map(asStored).join()];
    return wanted === stored ? [] : [`${lead.email}: ${stored} instead of ${wanted}`];
  });
  const tooMany = contacts.length === tried.length ? [] : [`${contacts.length} contacts for ${tried.length} leads`];
  return [...wrong, ...tooMany, ...sentTwice(ghl.writes)];
};
