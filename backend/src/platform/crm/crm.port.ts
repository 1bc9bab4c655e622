/** By name: those of STANDARD_FIELDS, and custom fields by their key. Without empty values. */
export type ContactFields = Readonly<Record<string, string>>;
export const STANDARD_FIELDS: readonly string[] = ['firstName', 'lastName', 'email', 'phone', 'source'];

export interface Contact {
  readonly id: string;
  readonly fields: ContactFields;
  /** Lower case. */
  readonly tags: readonly string[];
}

export interface CrmTest {
  readonly success: boolean;
  readonly message: string;
  /** HTTP status of the answer; null where none came. */
  readonly status: number | null;
}

/** A CRM's contacts. Each call has a time limit and waits for its turn under the CRM's limits. @throws CrmError */
export interface Crm {
  /** False: leads are kept, and sent once it is configured. */
  readonly isConfigured: boolean;
  /** The beginning of the key; null without one. */
  readonly apiKeyPrefix: string | null;
  find(contactId: string): Promise<Contact | null>;
  /** Also by an address that is not its first one. */
  findByEmail(email: string): Promise<Contact | null>;
  /** @returns the contact's id */
  create(fields: ContactFields): Promise<string>;
  /** Custom fields that the CRM does not know are left out. @throws CrmError `not_found` */
  update(contactId: string, fields: ContactFields): Promise<void>;
  /** Adds to those that the contact has. */
  addTags(contactId: string, tags: readonly string[]): Promise<void>;
  /** Idempotent. */
  remove(contactId: string): Promise<void>;
  test(): Promise<CrmTest>;
}
export const CRM = Symbol('Crm');
