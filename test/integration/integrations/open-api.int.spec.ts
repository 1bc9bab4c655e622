import { createParser } from 'eventsource-parser';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { type SchemaEntry } from '#contracts/integration/schema-index.js';
import { AccountHolder, newName, PASSWORD } from '../../support/account-holder.js';
import { newApiKey } from '../../support/api-key.js';
import { DescribedApi } from '../../support/described-api.js';
import { eventually } from '../../support/eventually.js';
import { FEED } from '../../support/feed-client.js';
import { Player } from '../../support/player.js';
import { sharedGame } from '../../support/shared-game.js';

const game = sharedGame();
let api: DescribedApi;
const keys: Record<string, string> = {};
beforeAll(async () => {
  api = await DescribedApi.of(game.url);
  for (const scope of ['events:read', 'personal:read', 'leads:write'] as const)
    keys[scope] = await newApiKey(game.databaseUrl, [scope]);
  await Player.begun(game.url);
}, 60_000);

const BATCH = 'application/cloudevents-batch+json';
const EVENTS = `GET ${FEED}`;
const PERSON = 'GET /api/integrations/people/{userId}';
const LEAD = 'GET /api/integrations/leads/{leadId}';
const INTAKE = 'POST /api/integrations/leads';
const SCHEMAS = 'GET /api/integrations/schemas';
/** Headers that depend on the request; this game limits nothing. */
const NOT_ALWAYS = /^(Link|Content-Encoding|RateLimit-.+)$/;
const NOBODY = '5b0c1d52-6f0e-4a7e-9d6b-0c2f7a1be499';

interface Sent {
  readonly key?: string | undefined;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}
const send = (method: string, path: string, { key, headers, body }: Sent): Promise<Response> =>
  fetch(game.url + path, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
/** The answer to a described call, once it is as it is described. */
const answered = async (name: string, status: number, sent: Sent = {}): Promise<unknown> => {
  const [method = '', path = ''] = name.split(' ');
  const answer = await send(method, sent.path ?? path, sent);
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  const got: unknown = await answer.json();
  expect([answer.status, api.faultsOf(name, answer.status, type, got)]).toEqual([status, []]);
  const { headers: told = {} } = api.response(name, status) as { readonly headers?: object };
  const missing = Object.keys(told).filter((one) => !NOT_ALWAYS.test(one) && !answer.headers.has(one));
  expect(missing).toEqual([]);
  return got;
};
const personPath = (userId: string): Sent => ({
  key: keys['personal:read'],
  path: `/api/integrations/people/${userId}`,
});

describe('an answer is as /api/openapi.json says', () => {
  it('of the feed, as a page', async () => {
    const events = (await answered(EVENTS, 200, { key: keys['events:read'] })) as readonly CloudEvent[];
    expect(events.length).toBeGreaterThan(0);
    const bodies = api.document.webhooks;
    for (const event of events) {
      const { requestBody } = bodies[event.type]?.post ?? {};
      const { content } = requestBody as { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
      expect(api.faultsBy(content['application/cloudevents+json']?.schema, event)).toEqual([]);
    }
  });

  it('of the feed, as a stream', async () => {
    const ending = new AbortController();
    const headers = { authorization: `Bearer ${keys['events:read']}`, accept: 'text/event-stream' };
    const { body, headers: got } = await fetch(game.url + FEED, {
      headers,
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(30_000)]),
    });
    const heard: { id: string | undefined; event: string | undefined; data: string }[] = [];
    const parser = createParser({ onEvent: ({ id, event, data }) => heard.push({ id, event, data }) });
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) {
      parser.feed(decoder.decode(chunk, { stream: true }));
      if (heard.length > 0) break;
    }
    ending.abort();
    const { content } = api.response(EVENTS, 200) as {
      readonly content: Readonly<Record<string, { readonly 'x-itemSchema': ItemSchema }>>;
    };
    const item = content[got.get('content-type') ?? '']?.['x-itemSchema'];
    expect(api.faultsBy(item, heard[0])).toEqual([]);
    expect(api.faultsBy(item?.properties.data.contentSchema, JSON.parse(heard[0]?.data ?? ''))).toEqual([]);
  });

  it('of a person and of a lead, also where most of it is not known', async () => {
    const person = await AccountHolder.registered(game.url, { email: 'described@example.com' });
    await eventually(async () => void (await answered(PERSON, 200, personPath(person.userId))));
    const body = {
      id: 'of-open-api',
      email: 'lead-described@example.com',
      name: 'Ann Berg',
      customFields: { size: 12 },
    };
    const { leadId } = (await answered(INTAKE, 200, { key: keys['leads:write'], body })) as { readonly leadId: string };
    const path = `/api/integrations/leads/${leadId}`;
    await eventually(async () => void (await answered(LEAD, 200, { key: keys['personal:read'], path })));
  });

  it('of the list of schemas, whose examples are good by the schemas that it names', async () => {
    const entries = (await answered(SCHEMAS, 200)) as readonly SchemaEntry[];
    expect(entries.map(({ type }) => type).sort()).toEqual(Object.keys(api.document.webhooks).sort());
    for (const { dataschema, example } of entries) {
      const { pathname } = new URL(dataschema);
      const schema = (await answered(`${SCHEMAS}/{type}/{version}`, 200, { path: pathname })) as object;
      expect(api.faultsBy(schema, example)).toEqual([]);
    }
  });

  it.each([
    ['without a key', EVENTS, 401, {}],
    ['with a key of nobody', EVENTS, 401, { headers: { authorization: 'Bearer ssk_of-nobody' } }],
    ['with a place in another log', EVENTS, 409, { scope: 'events:read', path: `${FEED}?after=${NOBODY}:1` }],
    ['with a limit of 0', EVENTS, 400, { scope: 'events:read', path: `${FEED}?limit=0` }],
    ['with a form that is none', EVENTS, 406, { scope: 'events:read', headers: { accept: 'text/html' } }],
    ['with a key for events', PERSON, 403, { scope: 'events:read', path: `/api/integrations/people/${NOBODY}` }],
    ['of nobody', PERSON, 404, { scope: 'personal:read', path: `/api/integrations/people/${NOBODY}` }],
    ['with an id that is none', PERSON, 400, { scope: 'personal:read', path: '/api/integrations/people/me' }],
    ['of no lead', LEAD, 404, { scope: 'personal:read', path: `/api/integrations/leads/${NOBODY}` }],
    ['without an address', INTAKE, 400, { scope: 'leads:write', body: { name: 'Ann' } }],
    ['of no type', `${SCHEMAS}/{type}/{version}`, 404, { path: '/api/integrations/schemas/none/1' }],
    ['of a player without a token', 'GET /api/auth/me', 401, {}],
  ] as const)('of a call %s: %s %i', async (_, name, status, sent: Sent & { readonly scope?: string }) => {
    await answered(name, status, { ...sent, ...(sent.scope && { key: keys[sent.scope] }) });
  });

  it('of a player who sets out, and of one who has an account', async () => {
    const { token } = (await answered('POST /api/auth/guest', 201)) as { readonly token: string };
    await answered('GET /api/user/action-tokens', 200, { key: token });
    await answered('GET /api/user/subscription-info', 200, { key: token });
    const credentials = { username: newName(), password: PASSWORD };
    const registered = await answered('POST /api/auth/register', 201, { body: credentials });
    const { token: own } = registered as { readonly token: string };
    await answered('POST /api/auth/login', 200, { body: credentials });
    await answered('GET /api/auth/me', 200, { key: own });
    await answered('GET /api/auth/devices', 200, { key: own });
    await answered('POST /api/auth/forgot-password', 202, { body: { email: 'nobody@example.com' } });
    const lead = { email: 'page@example.com', firstName: 'Ann', lastName: 'Berg', leadSource: 'website' };
    await answered('POST /api/ghl/lead-capture', 200, { body: lead });
    await answered('POST /api/ghl/track-engagement', 200, { body: { action: 'opened' } });
  });

  it('would be told of a field too many, and of one that is missing', async () => {
    const person = await AccountHolder.registered(game.url);
    let good: Readonly<Record<string, unknown>> = {};
    await eventually(async () => {
      good = (await answered(PERSON, 200, personPath(person.userId))) as Record<string, unknown>;
    });
    const faultsOf = (body: object) => api.faultsOf(PERSON, 200, 'application/json', body);
    expect(faultsOf({ ...good, shoeSize: 44 })).toEqual([expect.stringContaining('shoeSize')]);
    const { kind: _, ...rest } = good;
    expect(faultsOf(rest)).toEqual([expect.stringContaining('kind')]);
    const [event] = (await answered(EVENTS, 200, { key: keys['events:read'] })) as readonly CloudEvent[];
    expect(api.faultsOf(EVENTS, 200, BATCH, [{ ...event, secret: 'x' }])).toEqual([expect.stringContaining('secret')]);
  });
});

interface ItemSchema {
  readonly properties: { readonly data: { readonly contentSchema: unknown } };
}
