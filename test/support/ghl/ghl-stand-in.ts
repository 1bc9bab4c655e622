import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { Duplicated, GhlContacts, shownContact, type StoredContact, Unprocessable } from './ghl-contacts.js';
import { GhlCounter, type GhlLimits } from './ghl-limits.js';

/**
 * What goes wrong with a call: a status that is answered instead; `reset` cuts the connection before the call is done,
 * `lost` after it; `stall` never answers.
 */
export type GhlFault = number | 'reset' | 'lost' | 'stall';
export interface GhlCallMade {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Of the answer; 0 where none was sent. */
  readonly status: number;
  readonly isDone: boolean;
}
export interface GhlOptions {
  readonly apiVersion?: string;
  readonly limits?: Partial<GhlLimits>;
  /** Asked before each call. */
  readonly faultFor?: (call: Pick<GhlCallMade, 'method' | 'path'>) => GhlFault | null;
}

export const GHL_KEY = 'pit-of-the-tests';
export const GHL_LOCATION = 'location-of-the-tests';

interface Answer {
  readonly status: number;
  readonly body: object;
}
const ok = (body: object, status = 200): Answer => ({ status, body });
const unprocessable = (message: string): object => ({
  statusCode: 422,
  message: [message],
  error: 'Unprocessable Entity',
});
const refused = (status: number, message: string): Answer => ({ status, body: { statusCode: status, message } });

const read = async (request: IncomingMessage): Promise<GhlCallMade['body']> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as GhlCallMade['body']);
};

/** GoHighLevel's API for contacts and sales, as far as we call it, on the wire. */
export class GhlStandIn {
  readonly contacts: GhlContacts;
  readonly counter: GhlCounter;
  /** Subscriptions that the location has sold. */
  readonly sold: object[] = [];
  readonly calls: GhlCallMade[] = [];
  faultFor: NonNullable<GhlOptions['faultFor']>;
  /** By which it says that there is no such contact: its description names the first two, and it was seen to say 404. */
  goneStatus: 400 | 404 | 422 = 400;
  private readonly server: Server;

  private constructor(private readonly options: Required<Pick<GhlOptions, 'apiVersion'>> & GhlOptions) {
    this.contacts = new GhlContacts(options.apiVersion);
    this.counter = new GhlCounter({ max: 100, intervalMs: 100, perDay: 200_000, ...options.limits });
    this.faultFor = options.faultFor ?? (() => null);
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(options: GhlOptions = {}): Promise<GhlStandIn> {
    const standIn = new GhlStandIn({ apiVersion: '2021-07-28', ...options });
    standIn.server.listen(0, '127.0.0.1');
    await once(standIn.server, 'listening');
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  /** What makes the game talk to it. */
  get env(): Readonly<Record<string, string>> {
    const { apiVersion } = this.options;
    return { GHL_API_KEY: GHL_KEY, GHL_LOCATION_ID: GHL_LOCATION, GHL_BASE_URL: this.url, GHL_API_VERSION: apiVersion };
  }
  /** Calls that were done and wrote something. */
  get writes(): readonly GhlCallMade[] {
    return this.calls.filter(({ method, isDone }) => isDone && method !== 'GET');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const { pathname: path, searchParams } = new URL(url, 'http://ghl');
    const body = await read(request);
    const fault = this.faultFor({ method, path });
    const note = (status: number, isDone: boolean): void =>
      void this.calls.push({ method, path, body, status, isDone });
    if (fault === 'stall' || fault === 'reset') {
      note(0, false);
      if (fault === 'reset') response.destroy();
      return;
    }
    const isAllowed = this.counter.count();
    const { status, body: answer } = isAllowed
      ? this.routed({ method, path, body, search: searchParams, headers: request.headers }, fault)
      : refused(429, 'Too Many Requests');
    note(fault === 'lost' ? 0 : status, status < 300);
    if (fault === 'lost') {
      response.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json', ...this.counter.headers });
    response.end(JSON.stringify(answer));
  }

  private routed(asked: Asked, fault: GhlFault | null): Answer {
    if (typeof fault === 'number') return refused(fault, `as the test wants it: ${JSON.stringify(asked.body)}`);
    if (asked.headers.authorization !== `Bearer ${GHL_KEY}`) return refused(401, 'Invalid JWT');
    if (asked.headers['version'] !== this.options.apiVersion) return refused(400, 'version header is not valid');
    try {
      return this.done(asked);
    } catch (error) {
      if (error instanceof Unprocessable) return { status: 422, body: unprocessable(error.message) };
      if (error instanceof Duplicated) {
        const { message, matchingField, contactId } = error;
        return { status: 400, body: { statusCode: 400, message, meta: { matchingField, contactId } } };
      }
      throw error;
    }
  }

  private done({ method, path, body, search }: Asked): Answer {
    if (path === `/locations/${GHL_LOCATION}/customFields`) return ok({ customFields: this.fields() });
    if (path.startsWith('/locations/')) return refused(403, 'The token does not have access to this location.');
    if (path === '/payments/subscriptions') return ok(this.soldPage(search));
    if (path === '/contacts/search/duplicate') {
      const [email, number] = [search.get('email'), search.get('number')];
      const found = (email && this.contacts.byEmail(email)) || this.contacts.byPhone(number ?? '');
      return ok({ contact: found ? shownContact(found) : null });
    }
    if (path === '/contacts/upsert') {
      const { contact, isNew } = this.contacts.upsert(body);
      return ok({ new: isNew, contact: shownContact(contact) });
    }
    return this.ofContact({ method, path, body });
  }

  private ofContact({ method, path, body }: Pick<Asked, 'method' | 'path' | 'body'>): Answer {
    const [, , id = '', below] = path.split('/');
    const contact = this.contacts.all.get(id);
    if (!contact) return refused(this.goneStatus, `Contact with id ${id} not found`);
    return below === 'tags' ? this.tagged(contact, method, body) : this.changed(contact, method, body);
  }

  private soldPage(search: URLSearchParams): object {
    if (search.get('altId') !== GHL_LOCATION || search.get('altType') !== 'location')
      throw new Unprocessable('altId must be a location');
    const offset = Number(search.get('offset'));
    return { data: this.sold.slice(offset, offset + Number(search.get('limit'))), totalCount: this.sold.length };
  }

  private changed(contact: StoredContact, method: string, body: Asked['body']): Answer {
    if (method === 'PUT') this.contacts.update(contact, body);
    if (method === 'DELETE') this.contacts.all.delete(contact.id);
    return ok(method === 'DELETE' ? { succeded: true } : { contact: shownContact(contact) });
  }

  private tagged(contact: StoredContact, method: string, body: Asked['body']): Answer {
    const tags = (body['tags'] as readonly string[]).map((tag) => tag.toLowerCase());
    if (method === 'DELETE') {
      contact.tags = contact.tags.filter((tag) => !tags.includes(tag));
      return ok({ tags: contact.tags });
    }
    contact.tags = [...new Set([...contact.tags, ...tags])];
    return ok({ tags: contact.tags }, 201);
  }

  private fields(): readonly object[] {
    return [...this.contacts.fieldKeys].map(([id, key]) => ({ id, fieldKey: `contact.${key}`, name: key }));
  }
}

interface Asked extends Pick<GhlCallMade, 'method' | 'path' | 'body'> {
  readonly search: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}
