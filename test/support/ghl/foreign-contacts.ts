import { type GhlContacts, type StoredContact } from './ghl-contacts.js';

interface Leads {
  readonly count: number;
  readonly emailOf: (n: number) => string;
  readonly phoneOf: (n: number) => string;
}

/** Of ten leads one has the address of a contact that is there, one its number, and one both, of two contacts. */
const hasEmail = (n: number): boolean => n % 10 === 4 || n % 10 === 7;
const hasPhone = (n: number): boolean => n % 10 === 5 || n % 10 === 7;

/** Contacts that the location had before the game came: nothing that stands in them may change. */
export class ForeignContacts {
  private constructor(
    private readonly contacts: readonly StoredContact[],
    private readonly before: readonly StoredContact[],
  ) {}

  static among(all: GhlContacts, { count, emailOf, phoneOf }: Leads): ForeignContacts {
    const staff = { custom: {}, tags: ['of staff'], additionalEmails: [] };
    const named = (name: string, more: object = {}) => ({
      firstName: name,
      lastName: 'Of Staff',
      source: 'hand',
      ...more,
    });
    const contacts = Array.from({ length: count }, (_, n) => [
      ...(hasEmail(n) ? [all.add({ ...structuredClone(staff), email: emailOf(n), standard: named(`Mail ${n}`) })] : []),
      ...(hasPhone(n)
        ? [
            all.add({
              ...structuredClone(staff),
              email: `staff-${n}@example.org`,
              standard: named(`Phone ${n}`, { phone: phoneOf(n) }),
            }),
          ]
        : []),
    ]).flat();
    return new ForeignContacts(contacts, structuredClone(contacts));
  }

  has(contact: StoredContact): boolean {
    return this.contacts.includes(contact);
  }
  hasPhone(phone: string): boolean {
    return this.before.some(({ standard }) => standard['phone'] === phone);
  }

  /** Contacts of which something changed but by added tags and by custom fields that were empty. */
  harmed(): readonly string[] {
    return this.before.flatMap((before, n) => {
      const now = this.contacts[n] as StoredContact;
      const kept = {
        ...now,
        tags: now.tags.filter((tag) => before.tags.includes(tag)),
        custom: Object.fromEntries(Object.keys(before.custom).map((id) => [id, now.custom[id]])),
      };
      return JSON.stringify(kept) === JSON.stringify(before)
        ? []
        : [`a contact of staff changed: ${JSON.stringify(now)} instead of ${JSON.stringify(before)}`];
    });
  }
}
