import { CrmError } from '../crm-error.js';
import {
  type Contact,
  type ContactFields,
  type Crm,
  type CrmTest,
  type Rehearsal,
  comparableName,
  STANDARD_FIELDS,
} from '../crm.port.js';
import { readContact, saysItIsNew, writeContact } from './contact-wire.js';
import { type GhlCall, type GhlCaller } from './ghl-calls.js';
import { GhlCustomFields } from './ghl-custom-fields.js';
import { NotedCalls } from './noted-calls.js';

const PREFIX_LENGTH = 6;
const contactPath = (id: string, below = ''): string => `/contacts/${encodeURIComponent(id)}${below}`;

/** GoHighLevel by our own calls: its official client fixes the address and retries for its process alone. */
export class GhlCrm implements Crm {
  readonly isConfigured = true;
  private readonly fields: GhlCustomFields;

  constructor(private readonly calls: GhlCaller) {
    this.fields = new GhlCustomFields(calls);
  }

  get apiKeyPrefix(): string {
    return this.calls.settings.apiKey.slice(0, PREFIX_LENGTH);
  }

  find(contactId: string): Promise<Contact | null> {
    return this.read({ method: 'GET', path: contactPath(contactId) });
  }

  findByEmail(email: string): Promise<Contact | null> {
    const query = { locationId: this.calls.settings.locationId, email };
    return this.read({ method: 'GET', path: '/contacts/search/duplicate', query });
  }

  findByPhone(phone: string): Promise<Contact | null> {
    const query = { locationId: this.calls.settings.locationId, number: phone };
    return this.read({ method: 'GET', path: '/contacts/search/duplicate', query });
  }

  async upsert(fields: ContactFields): Promise<{ readonly id: string; readonly isNew: boolean }> {
    const body = await this.write({ method: 'POST', path: '/contacts/upsert' }, fields);
    const contact = readContact(body, await this.fields.ids());
    if (!contact) throw new CrmError('unreachable', { detail: 'the answer has no contact' });
    return { id: contact.id, isNew: saysItIsNew(body) };
  }

  async update(contactId: string, fields: ContactFields): Promise<void> {
    const { byKey } = await this.fields.ids();
    const isKnown = (name: string): boolean => STANDARD_FIELDS.includes(name) || byKey.has(comparableName(name));
    if (!Object.keys(fields).some(isKnown)) return;
    await this.write({ method: 'PUT', path: contactPath(contactId) }, fields);
  }

  /** Only this call adds: an upsert with tags replaces those that are there. */
  async addTags(contactId: string, tags: readonly string[]): Promise<void> {
    await this.calls.call({ method: 'POST', path: contactPath(contactId, '/tags'), body: { tags } });
  }

  async removeTags(contactId: string, tags: readonly string[]): Promise<void> {
    await this.calls.call({ method: 'DELETE', path: contactPath(contactId, '/tags'), body: { tags } }).catch(orNothing);
  }

  async remove(contactId: string): Promise<void> {
    try {
      await this.calls.call({ method: 'DELETE', path: contactPath(contactId) });
    } catch (error) {
      // It may be refused since the contact is gone; what is still there was not deleted.
      if ((await this.find(contactId)) !== null) throw error;
    }
  }

  async test(): Promise<CrmTest> {
    try {
      this.fields.forget();
      await this.fields.ids();
      return { success: true, message: 'The CRM answers, and the key is accepted.', status: 200 };
    } catch (error) {
      if (!(error instanceof CrmError)) return { success: false, message: NOT_UNDERSTOOD, status: 200 };
      return { success: false, message: WORDS[error.fault], status: error.status };
    }
  }

  rehearsal(): Rehearsal {
    const calls = new NotedCalls(this.calls);
    return { crm: new GhlCrm(calls), calls: calls.noted };
  }

  private async read(call: GhlCall): Promise<Contact | null> {
    const ids = await this.fields.ids();
    const answer = await this.calls.call(call).catch(orNothing);
    return answer && readContact(answer.body, ids);
  }

  private async write(call: GhlCall, fields: ContactFields): Promise<unknown> {
    const { locationId, apiVersion } = this.calls.settings;
    const contact = writeContact(fields, await this.fields.ids(), apiVersion);
    const body = call.method === 'POST' ? { ...contact, locationId } : contact;
    try {
      return (await this.calls.call({ ...call, body })).body;
    } catch (error) {
      if (error instanceof CrmError && error.fault === 'refused') this.fields.forget();
      throw error;
    }
  }
}

const NOT_UNDERSTOOD = 'The CRM answers in a way that is not understood. Check GHL_BASE_URL.';
const WORDS: Readonly<Record<CrmError['fault'], string>> = {
  unauthorized: 'The CRM does not accept the key. Check GHL_API_KEY.',
  forbidden: 'The key may not read this location. Check its scopes and GHL_LOCATION_ID.',
  not_found: 'The CRM knows no such location. Check GHL_LOCATION_ID.',
  refused: 'The CRM refuses the request. Check GHL_LOCATION_ID and GHL_API_VERSION.',
  conflict: 'The CRM is busy with something else. Try again in a moment.',
  unreachable: 'The CRM does not answer. Check GHL_BASE_URL and the network.',
  closed: "The CRM's limits are used up for now. Try again later.",
};

const orNothing = (error: unknown): null => {
  if (error instanceof CrmError && error.fault === 'not_found') return null;
  throw error;
};
