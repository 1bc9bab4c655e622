import { randomUUID } from 'node:crypto';
import { type OpenApi, readOpenApi } from '../../attack/fuzz/open-api.js';
import { AccountHolder, newName, PASSWORD } from '../../support/account-holder.js';
import { newApiKey } from '../../support/api-key.js';
import { type Described, everyOperation } from '../../support/every-operation.js';
import { GameWithTraces } from '../../support/game-with-traces.js';
import { definitionOf, Player } from '../../support/player.js';
import { SECRETS } from '../../support/running-game.js';
import { forgedFrom } from '../../support/token-forgeries.js';
import { KEY_SCOPES } from '#contracts/integration/scopes.js';
import { FOR_KEYS, FOR_READERS_TOO, PUBLIC } from '../../support/open-calls.js';
import { tracesOf } from '../../support/traces.js';

let game: GameWithTraces;
let document: OpenApi;
let operations: readonly Described[];
let victim: AccountHolder;
let stranger: AccountHolder;
/** Every answer that anybody got but for those that give a person their own token. */
const answers: string[] = [];

beforeAll(async () => {
  game = await GameWithTraces.open();
  await game.start();
  document = await readOpenApi(game.url);
  operations = everyOperation(document);
  [victim, stranger] = await Promise.all([AccountHolder.registered(game.url), AccountHolder.registered(game.url)]);
  await victim.begin(definitionOf('forgiving'));
}, 60_000);
afterAll(() => game.close(), 60_000);

type Sent = Pick<Response, 'status'> & { readonly text: string };
const send = async (
  { method }: Pick<Described, 'method'>,
  path: string,
  { token, body }: { readonly token?: string | undefined; readonly body?: unknown } = {},
): Promise<Sent> => {
  const response = await fetch(game.url + path, {
    method,
    signal: AbortSignal.timeout(30_000),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isEndless ? '' : await response.text();
  if (isEndless) await response.body?.cancel();
  answers.push(text, JSON.stringify([...response.headers]));
  return { status: response.status, text };
};

/** The victim's id for each place of a path. */
const victimsIds = async (): Promise<Readonly<Record<string, string>>> => {
  const saves = await victim.call<readonly { readonly id: string }[]>('GET', '/api/auth/saves');
  return {
    sessionId: victim.sessionId,
    characterId: victim.characterId,
    turn: '0',
    userId: victim.userId,
    leadId: randomUUID(),
    type: 'steppes-and-seas.session.started',
    version: '99',
    messageId: randomUUID(),
    '/api/integrations/manage/endpoints/{id}': 'ep_0123456789ab',
    '/api/integrations/manage/keys/{id}': '0123456789ab',
    '/api/integrations/manage/inbound-calls/{id}': randomUUID(),
    '/api/saves/{id}': saves.body[0]?.id ?? '',
    '/api/auth/devices/{id}': (await victim.devices())[0]?.id ?? '',
  };
};
const pathWith = (ids: Readonly<Record<string, string>>, path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const prefix = Object.keys(ids).find((known) => known.endsWith(place) && path.startsWith(known));
    const id = ids[name] ?? ids[prefix ?? ''];
    if (id === undefined || id === '') throw new Error(`say whose ${place} a stranger may try at ${path}`);
    return id;
  });

/** What a stranger sends to the calls that name things in their body. */
const bodies = (): Readonly<Record<string, object>> => {
  const { sessionId, characterId } = victim;
  return {
    'POST /api/actions': { sessionId, action: 'look', isCustomAction: true },
    'POST /api/actions/reading': { sessionId, action: 'look' },
    'POST /api/saves/manual': { sessionId, characterId, saveName: 'mine now' },
    'POST /api/sessions/{sessionId}/rewind': { toTurn: 0 },
    'POST /api/sessions/{sessionId}/forks': { sessionId: randomUUID(), turn: 0 },
    'PUT /api/sessions/{sessionId}/share': { heroShownAs: 'name' },
    'POST /api/shared/fork': { token: 'x'.repeat(43), sessionId: randomUUID(), turn: 0 },
    'POST /api/sessions/{sessionId}/turns/{turn}/doubt': { sentence: 'It rained.' },
    'POST /api/characters': definitionOf('normal', { sessionId }),
    'POST /api/visits': { visitId: randomUUID(), step: 'opened', isFirst: true },
    'POST /api/ghl/track-engagement': { action: 'opened', userId: victim.userId },
  };
};
const REFUSED: Readonly<Record<string, number>> = {
  'POST /api/ghl/track-engagement': 403,
  // A visit belongs to nobody, so a stranger may report one.
  'POST /api/visits': 204,
  'POST /api/characters': 409,
};
/** What is for keys and staff, a person is not asked into. */
const refusalOf = (name: string): number => REFUSED[name] ?? (name in FOR_KEYS ? 401 : 404);

const whatVictimSees = async (): Promise<unknown> => {
  const { sessionId, characterId } = victim;
  const paths = ['auth/saves', `stories/${sessionId}`, `characters/${characterId}`, `sessions/${sessionId}/world`];
  const seen = paths.map(async (path) => (await victim.call('GET', `/api/${path}`)).body);
  return [...(await Promise.all(seen)), await victim.tokens(), (await victim.devices()).length];
};

it('asks for a token at every call but those that are named', async () => {
  const open: string[] = [];
  for (const operation of operations) {
    const path = operation.path.replaceAll(/\{\w+\}/g, victim.sessionId);
    const { status } = await send(operation, path, operation.hasBody ? { body: {} } : {});
    if (status !== 401) open.push(operation.name);
  }
  expect(operations.length).toBeGreaterThan(20);
  expect(open.filter((name) => !PUBLIC.includes(name))).toEqual([]);
});

it('lets in nobody with a token that is forged, expired, signed out, claimed or of somebody who was erased', async () => {
  const [gone, out, claimed] = [new Player(game.url), await AccountHolder.registered(game.url), new Player(game.url)];
  await Promise.all([gone.signIn(), claimed.signIn()]);
  expect((await gone.call('POST', '/api/user/delete', { body: {} })).status).toBe(204);
  expect((await out.call('POST', '/api/auth/logout', { body: {} })).status).toBe(204);
  const claim = await stranger.call('POST', '/api/auth/claim-guest', { body: { guestToken: claimed.token } });
  expect(claim.status).toBe(200);
  const bad = {
    ...forgedFrom(stranger.token, victim.userId),
    'of somebody who was erased': gone.token,
    'signed out': out.token,
    'of a claimed guest': claimed.token,
  };
  const letIn: string[] = [];
  for (const operation of operations.filter(({ name }) => !PUBLIC.includes(name)))
    for (const [fault, token] of Object.entries(bad)) {
      const path = operation.path.replaceAll(/\{\w+\}/g, victim.sessionId);
      const { status } = await send(operation, path, { token, ...(operation.hasBody && { body: {} }) });
      if (status !== 401) letIn.push(`${operation.name}: ${status}, with a token ${fault}`);
    }
  expect(letIn).toEqual([]);
}, 60_000);

it('opens to the key of an integration what its scopes name, and nothing else', async () => {
  const { databaseUrl } = game;
  const keys: Record<string, string> = { none: await newApiKey(databaseUrl, []) };
  for (const scope of KEY_SCOPES) keys[scope] = await newApiKey(databaseUrl, [scope]);
  const wrong: string[] = [];
  const ids = await victimsIds();
  for (const operation of operations.filter(({ name }) => !PUBLIC.includes(name)))
    for (const [scope, token] of Object.entries(keys)) {
      const path = pathWith(ids, operation.path);
      const { status } = await send(operation, path, { token, ...(operation.hasBody && { body: {} }) });
      const needed = FOR_KEYS[operation.name];
      const isEnough = needed === scope && !FOR_READERS_TOO.includes(operation.name);
      const expected = needed === undefined ? [401] : isEnough ? [200, 400, 404] : [403];
      if (!expected.includes(status)) wrong.push(`${operation.name}: ${status}, with a key for ${scope}`);
    }
  expect(wrong).toEqual([]);
  expect(Object.keys(FOR_KEYS).filter((name) => !operations.some((one) => one.name === name))).toEqual([]);
  expect(tracesOf(Object.values(keys), await game.everything())).toEqual([]);
}, 60_000);

it('shows and changes nothing of another person', async () => {
  const [before, ids, sent] = [await whatVictimSees(), await victimsIds(), bodies()];
  const naming = operations.filter(({ namesThings }) => namesThings);
  expect(naming.filter(({ name, hasBody }) => hasBody && !(name in sent || name in FOR_KEYS))).toEqual([]);
  const wrong: string[] = [];
  for (const operation of naming) {
    const body = sent[operation.name];
    const path = pathWith(ids, operation.path);
    const { status } = await send(operation, path, { token: stranger.token, ...(body && { body }) });
    if (status !== refusalOf(operation.name)) wrong.push(`${operation.name}: ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(naming.length).toBeGreaterThan(8);
  expect(await whatVictimSees()).toEqual(before);
}, 60_000);

const ODD_NAMES: readonly (readonly [what: string, username: string])[] = [
  ['of another alphabet that looks the same', 'Th\u043era'],
  ['with a space of no width', 'Tho\u200bra'],
  ['that turns its direction', 'Tho\u202era'],
  ['of full-width letters', '\uff34hora'],
  ['with an accent that is joined on', 'Thora\u0301'],
  ['of SQL', "x' OR '1'='1"],
  ['of a line of the log', 'Thora\n{"level":50}'],
];
it.each(ODD_NAMES)('gives nobody a name %s', async (_, username) => {
  const { status, body } = await new AccountHolder(game.url).register({ username });
  expect([status, body.details]).toEqual([400, { field: 'username' }]);
});

it('knows a name again in any case', async () => {
  const username = newName();
  await AccountHolder.registered(game.url, { username: username.toUpperCase() });
  expect(
    (await new AccountHolder(game.url).register({ username: username.toLowerCase(), password: 'Other-Sail-43' }))
      .status,
  ).toBe(409);
});

it('takes what was typed as what was typed: in SQL, and in the log', async () => {
  const typed = `'; drop table users; -- \${jndi:x} %s {"level":60,"msg":"forged"}`;
  const changed = await stranger.call('PATCH', '/api/user/profile', { body: { firstName: typed.slice(0, 60) } });
  expect(changed).toMatchObject({ status: 200, body: { firstName: typed.slice(0, 60) } });
  expect((await stranger.call('PATCH', '/api/user/profile', { body: { firstName: `a\n${typed}` } })).status).toBe(400);
  await stranger.call('POST', '/api/auth/login', { body: { username: typed, password: `${typed}\n${typed}` } });
  expect(
    tracesOf(['forged'], new Map([['printed', (await game.everything()).get('what the game printed') ?? '']])),
  ).toEqual([]);
});

it('leaves no secret in an answer, an event, a row, a file or a line', async () => {
  const { token, devicePassword } = victim;
  expect(devicePassword).not.toBe('');
  await stranger.call('POST', '/api/auth/login', { body: { username: victim.username, password: 'Wrong-Sail-77' } });
  const everything = await game.everything();
  const secrets = [PASSWORD, 'Wrong-Sail-77', SECRETS.DICE_KEY, devicePassword, token.split('.')[2] ?? ''];
  expect(tracesOf(secrets, everything)).toEqual([]);
  expect(tracesOf(['$argon2'], everything)).toEqual(['"public"."credentials": $argon2']);
  expect(
    tracesOf([...secrets, '$argon2', 'sealed_dice_seed', 'sealedDiceSeed'], new Map([['answers', answers.join('\n')]])),
  ).toEqual([]);
});

const HEADERS = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
it.each([
  ['a page', 'GET', '/'],
  ['an answer', 'GET', '/health/live'],
  ['a refusal', 'GET', '/api/auth/me'],
  ['what is not there', 'GET', '/api/nothing'],
  ['a question of a browser', 'OPTIONS', '/api/auth/login'],
])('%s says by its headers what a browser may do with it', async (_, method, path) => {
  const { headers } = await fetch(game.url + path, { method, headers: HEADERS });
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  // Over plain HTTP there is no header that only works over HTTPS.
  expect(headers.get('strict-transport-security')).toBeNull();
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
