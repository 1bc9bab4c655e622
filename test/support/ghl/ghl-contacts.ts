import { randomBytes } from 'node:crypto';

export interface StoredContact {
  readonly id: string;
  email: string;
  /** Other addresses of the same person. */
  additionalEmails: string[];
  standard: Record<string, string>;
  /** By the field's id. */
  custom: Record<string, string>;
  tags: string[];
}
type Body = Readonly<Record<string, unknown>>;

const STANDARD = ['firstName', 'lastName', 'phone', 'source'];
const KNOWN = [...STANDARD, 'email', 'tags', 'customFields'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A refusal: the body is not as the API has it. */
export class Unprocessable extends Error {}

/** Its contacts, with the ways in which writing to them surprises. */
export class GhlContacts {
  readonly all = new Map<string, StoredContact>();
  /** Custom fields by id. */
  readonly fieldKeys = new Map<string, string>();
  /** Ids of custom fields that are taken with 200, and not kept. */
  readonly vanishing = new Set<string>();

  constructor(private readonly apiVersion: string) {}

  addField(key: string): string {
    const id = `field-${key}`;
    this.fieldKeys.set(id, key);
    return id;
  }

  byEmail(email: string): StoredContact | undefined {
    return [...this.all.values()].find((each) => each.email === email || each.additionalEmails.includes(email));
  }

  /** Replaces the tags where some are given, and drops the first address where it matched by another one. */
  upsert(body: Body): StoredContact {
    this.check(body, [...KNOWN, 'locationId']);
    const email = textOf(body['email']).toLowerCase();
    const known = this.byEmail(email);
    const contact = known ?? this.made(email);
    if (known && known.email !== email) {
      known.additionalEmails = known.additionalEmails.filter((each) => each !== email);
      known.email = email;
    }
    this.write(contact, body);
    if (Array.isArray(body['tags'])) contact.tags = body['tags'].map((tag) => String(tag).toLowerCase());
    return contact;
  }

  update(contact: StoredContact, body: Body): void {
    this.check(body, KNOWN);
    if (typeof body['email'] === 'string') contact.email = body['email'];
    this.write(contact, body);
  }

  private made(email: string): StoredContact {
    const id = randomBytes(10).toString('hex');
    const contact = { id, email, additionalEmails: [], standard: {}, custom: {}, tags: [] };
    this.all.set(id, contact);
    return contact;
  }

  private check(body: Body, known: readonly string[]): void {
    const unknown = Object.keys(body).find((name) => !known.includes(name));
    if (unknown !== undefined) throw new Unprocessable(`property ${unknown} should not exist`);
    for (const field of (body['customFields'] ?? []) as readonly Body[]) {
      if (!this.fieldKeys.has(String(field['id']))) throw new Unprocessable('customFields: id is not known');
      if (!(this.valueName in field)) throw new Unprocessable(`customFields: ${this.valueName} is missing`);
    }
  }

  private write(contact: StoredContact, body: Body): void {
    for (const name of STANDARD) if (typeof body[name] === 'string') contact.standard[name] = body[name];
    for (const field of (body['customFields'] ?? []) as readonly Body[]) {
      const id = String(field['id']);
      if (!this.vanishing.has(id)) contact.custom[id] = String(field[this.valueName]);
    }
  }

  private get valueName(): string {
    return this.apiVersion === 'v3' ? 'fieldValue' : 'field_value';
  }
}

/** As the API writes a contact. */
export const shownContact = ({ id, email, standard, custom, tags, additionalEmails }: StoredContact): object => ({
  id,
  email,
  additionalEmails,
  ...standard,
  tags,
  customFields: Object.entries(custom).map(([field, value]) => ({ id: field, value })),
});
