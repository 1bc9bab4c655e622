/** By name: those of STANDARD_FIELDS, and custom fields by their key. Without empty values. */
export type ContactFields = Readonly<Record<string, string>>;
export const STANDARD_FIELDS: readonly string[] = ['firstName', 'lastName', 'email', 'phone', 'source'];

/** A CRM makes its keys from names by rules of its own: 'companySize', 'Company Size' and 'company_size' are one field. */
export const comparableName = (name: string): string =>
  STANDARD_FIELDS.includes(name) ? name : name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export interface Contact {
  readonly id: string;
  readonly fields: ContactFields;
  /** Lower case. */
  readonly tags: readonly string[];
}

/** The contact's value of a field, however its name is written; '' where it has none. */
export const valueIn = ({ fields }: Pick<Contact, 'fields'>, name: string): string => {
  const found = Object.entries(fields).find(([key]) => comparableName(key) === comparableName(name));
  return found?.[1] ?? '';
};

export interface CrmTest {
  readonly success: boolean;
  readonly message: string;
  /** HTTP status of the answer; null where none came. */
  readonly status: number | null;
}

/** A call as it would be sent; null for a body where it has none. */
export interface NotedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the address of the CRM. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}
/** A CRM that is written to in vain. */
export interface Rehearsal {
  readonly crm: Crm;
  /** In their order; reads were made. */
  readonly calls: readonly NotedCall[];
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
  /** @param phone in E.164 */
  findByPhone(phone: string): Promise<Contact | null>;
  /**
   * Makes a contact. Where the CRM finds that it has one already, it changes that one: look for it before.
   * @returns whether the CRM said that this call made it
   */
  upsert(fields: ContactFields): Promise<{ readonly id: string; readonly isNew: boolean }>;
  /**
   * Custom fields that the CRM does not know are left out; '' empties a field.
   * @throws CrmError `not_found`; `refused` names a value or says that another contact has it
   */
  update(contactId: string, fields: ContactFields): Promise<void>;
  /** Adds to those that the contact has. */
  addTags(contactId: string, tags: readonly string[]): Promise<void>;
  /** Idempotent. */
  removeTags(contactId: string, tags: readonly string[]): Promise<void>;
  /** Idempotent. */
  remove(contactId: string): Promise<void>;
  test(): Promise<CrmTest>;
  /** The same CRM, but what is written is noted instead of sent, and seen by the reads that follow. */
  rehearsal(): Rehearsal;
}
export const CRM = Symbol('Crm');
