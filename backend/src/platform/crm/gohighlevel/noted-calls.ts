import { z } from 'zod';
import { type NotedCall } from '../crm.port.js';
import { type GhlAnswer, type GhlCall, type GhlCaller, type GhlSettings } from './ghl-calls.js';

type Raw = Readonly<Record<string, unknown>>;

/** What a contact that would be made is called until the CRM gives it an id. */
const NEW_CONTACT = 'new-contact';
const ANSWER = z.object({ contact: z.looseObject({ id: z.string() }).nullish() });
const LISTS = z.object({
  tags: z.array(z.string()).nullish().catch(null),
  customFields: z
    .array(z.looseObject({ id: z.string() }))
    .nullish()
    .catch(null),
});
const listsOf = (raw: Raw) => {
  const { tags, customFields } = LISTS.parse(raw);
  return { tags: tags ?? [], customFields: customFields ?? [] };
};

const CONTACTS = '/contacts/';
const pathOf = (id: string): string => CONTACTS + encodeURIComponent(id);
const idIn = (path: string): string => decodeURIComponent(path.slice(CONTACTS.length));

/** The contact with what a body writes to it. */
const written = (contact: Raw, body: Raw): Raw => {
  const [there, given] = [listsOf(contact).customFields, listsOf(body).customFields];
  const kept = there.filter(({ id }) => given.every((field) => field.id !== id));
  return { ...contact, ...body, id: contact['id'], customFields: [...kept, ...given] };
};

/** The contact with the tags of a body, or without them. */
const tagged = (contact: Raw, body: Raw, isTaken: boolean): Raw => {
  const [there, given] = [listsOf(contact).tags, listsOf(body).tags];
  const others = there.filter((tag) => !given.includes(tag));
  return { ...contact, tags: isTaken ? others : [...others, ...given] };
};

/**
 * Calls of which only reads are made. Writes are noted and answered as if the CRM had done them: what they change, the
 * reads after them see. What the CRM would refuse, nobody knows before it is asked.
 */
export class NotedCalls implements GhlCaller {
  readonly noted: NotedCall[] = [];
  /** By their path, as they are after what was written. */
  private readonly contacts = new Map<string, Raw>();
  private readonly isWritten = new Set<string>();

  constructor(private readonly calls: GhlCaller) {}

  get settings(): GhlSettings {
    return this.calls.settings;
  }

  async call(call: GhlCall): Promise<GhlAnswer> {
    const { method, path, query = {}, body = null } = call;
    this.noted.push({ method, path, query, body });
    if (method === 'GET' && !this.isWritten.has(path)) return this.read(call);
    if (method === 'GET') return { status: 200, body: { contact: this.contacts.get(path) } };
    return this.write(call);
  }

  private async read(call: GhlCall): Promise<GhlAnswer> {
    const answer = await this.calls.call(call);
    const contact = ANSWER.safeParse(answer.body).data?.contact;
    if (contact) this.contacts.set(pathOf(contact.id), contact);
    return answer;
  }

  private write({ method, path, body: given }: GhlCall): GhlAnswer {
    const body = (given ?? {}) as Raw;
    const isNew = path === '/contacts/upsert';
    const isOfTags = path.endsWith('/tags');
    const place = isNew ? pathOf(NEW_CONTACT) : path.replace(/\/tags$/, '');
    const known = this.contacts.get(place) ?? { id: idIn(place) };
    const contact = isOfTags ? tagged(known, body, method === 'DELETE') : written(known, body);
    this.contacts.set(place, contact);
    this.isWritten.add(place);
    return { status: 200, body: { contact, new: isNew } };
  }
}
