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
export interface Upserted {
  readonly contact: StoredContact;
  readonly isNew: boolean;
}

const STANDARD = ['firstName', 'lastName', 'phone', 'source'];
const KNOWN = [...STANDARD, 'email', 'tags', 'customFields'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A refusal: the body is not as the API has it. */
export class Unprocessable extends Error {}
/** A refusal: another contact has this value, and the location allows no duplicates. */
export class Duplicated extends Error {
  constructor(
    readonly matchingField: 'email' | 'phone',
    readonly contactId: string,
  ) {
    super('This location does not allow duplicated contacts.');
  }
}

/** Its contacts, with the ways in which writing to them surprises. */
export class GhlContacts {
  readonly all = new Map<string, StoredContact>();
  /** Custom fields by id. */
  readonly fieldKeys = new Map<string, string>();
  /** Ids of custom fields that are taken with 200, and not kept. */
  readonly vanishing = new Set<string>();
  /** Values that are refused with 422, by the name of a standard field. */
  readonly refusing = new Map<string, RegExp>();
  /** The location's setting 'Allow Duplicate Contact', off: in this order an upsert looks for a contact. */
  order: readonly ('email' | 'phone')[] = ['email', 'phone'];

  constructor(private readonly apiVersion: string) {}

  /** Keys are lower case, whatever a field is called. */
  addField(key: string): string {
    const id = `field-${key}`;
    this.fieldKeys.set(id, key.toLowerCase());
    return id;
  }

  byEmail(email: string): StoredContact | undefined {
    return [...this.all.values()].find((each) => each.email === email || each.additionalEmails.includes(email));
  }
  byPhone(phone: string): StoredContact | undefined {
    return phone === '' ? undefined : [...this.all.values()].find(({ standard }) => standard['phone'] === phone);
  }

  /** A contact that is there before the game comes. */
  add(contact: Partial<StoredContact> & Pick<StoredContact, 'email'>): StoredContact {
    return Object.assign(this.made(contact.email), contact);
  }

  /**
   * Changes the contact that matches first in the location's order, and ignores the other field where another contact has
   * it; else makes one. Replaces the tags where some are given, and drops the first address where it matched by another.
   */
  upsert(body: Body): Upserted {
    this.check(body, [...KNOWN, 'locationId']);
    const [email, phone] = [textOf(body['email']).toLowerCase(), textOf(body['phone'])];
    const matches = { email: this.byEmail(email), phone: this.byPhone(phone) };
    const known = this.order.map((field) => matches[field]).find(Boolean);
    const contact = known ?? this.made(email);
    if (known && known.email !== email && (matches.email ?? known) === known) {
      known.additionalEmails = known.additionalEmails.filter((each) => each !== email);
      known.email = email;
    }
    const isAnothers = matches.phone !== undefined && matches.phone !== contact;
    this.write(contact, isAnothers ? { ...body, phone: undefined } : body);
    if (Array.isArray(body['tags'])) contact.tags = body['tags'].map((tag) => String(tag).toLowerCase());
    return { contact, isNew: known === undefined };
  }

  update(contact: StoredContact, body: Body): void {
    this.check(body, KNOWN);
    const [email, phone] = [textOf(body['email']), textOf(body['phone'])];
    for (const [field, other] of [
      ['email', this.byEmail(email)],
      ['phone', this.byPhone(phone)],
    ] as const)
      if (other && other !== contact) throw new Duplicated(field, other.id);
    if (email !== '') contact.email = email;
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
    for (const [name, pattern] of this.refusing)
      if (pattern.test(textOf(body[name]))) throw new Unprocessable(`${name} must be a valid ${name}`);
    for (const field of (body['customFields'] ?? []) as readonly Body[]) {
      if (!this.fieldKeys.has(String(field['id']))) throw new Unprocessable('customFields: id is not known');
      if (!(this.valueName in field)) throw new Unprocessable(`customFields: ${this.valueName} is missing`);
    }
  }

  private write(contact: StoredContact, body: Body): void {
    for (const name of STANDARD) if (typeof body[name] === 'string') contact.standard[name] = body[name];
    for (const field of (body['customFields'] ?? []) as readonly Body[]) {
      const [id, value] = [String(field['id']), String(field[this.valueName])];
      if (value === '') Reflect.deleteProperty(contact.custom, id);
      else if (!this.vanishing.has(id)) contact.custom[id] = value;
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
