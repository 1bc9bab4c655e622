import { newApiKey } from '../../support/api-key.js';
import { textOf } from '../../architecture/texts/tracked-files.js';
import { DescribedApi } from '../../support/described-api.js';
import { FEED } from '../../support/feed-client.js';
import { FOR_KEYS, PUBLIC } from '../../support/open-calls.js';
import { startGame } from '../../support/running-game.js';
import { sharedGame } from '../../support/shared-game.js';

const game = sharedGame();
let api: DescribedApi;
beforeAll(async () => {
  api = await DescribedApi.of(game.url);
}, 60_000);

const EVENTS = `GET ${FEED}`;
const SCHEMAS = 'GET /api/integrations/schemas';

const codesOf = (response: object): readonly string[] => {
  const { content } = response as { readonly content: Readonly<Record<string, { readonly examples: object }>> };
  return Object.keys(content['application/json']?.examples ?? {});
};

describe('/api/openapi.json', () => {
  const names = (): readonly string[] =>
    Object.entries(api.document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );

  it('names what each call asks for, as the guards do', () => {
    for (const name of names()) {
      const { security, 'x-required-scope': scope } = api.operation(name);
      const wanted = FOR_KEYS[name];
      const isOpen = PUBLIC.includes(name) || name === 'POST /api/ghl/webhook';
      if (wanted === undefined) expect([name, security]).toEqual([name, isOpen ? [] : [{ player: [] }]]);
      else expect([name, security?.[0], scope]).toEqual([name, { integration: [wanted] }, wanted]);
    }
  });

  it('says of every call of the API how it can be refused', () => {
    for (const name of names().filter((one) => one.includes(' /api/'))) {
      const { responses, security } = api.operation(name);
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['500', '503', 'default'])]);
      if (security?.length) expect([name, '401' in responses, '429' in responses]).toEqual([name, true, true]);
    }
  });

  it('names the refusals of a turn, of a character and of a call of the CRM', () => {
    for (const [name, ...statuses] of [
      ['POST /api/actions', '402', '404', '409', '422'],
      ['POST /api/characters', '409', '422'],
      ['POST /api/ghl/webhook', '401', '415'],
    ] as const)
      expect([name, Object.keys(api.operation(name).responses)]).toEqual([name, expect.arrayContaining(statuses)]);
    expect(api.operation('POST /api/ghl/webhook').responses).not.toHaveProperty('409');
  });

  it('describes what a lead may be made of', () => {
    const { IntakeLeadBody: intake, CaptureLeadBody: capture } = api.document.components['schemas'] as Readonly<
      Record<string, { readonly properties: object } | undefined>
    >;
    const list = { type: 'array', items: { type: 'string', maxLength: 100 }, maxItems: 20 };
    const common = {
      phone: { oneOf: [{ type: 'string', maxLength: 40 }, { type: 'integer' }] },
      interests: { oneOf: [{ type: 'string' }, list] },
      leadSource: { maxLength: 64 },
    };
    const firstName = { description: expect.stringContaining('required') as string };
    expect(intake?.properties).toMatchObject({ ...common, firstName });
    expect(capture?.properties).toMatchObject({ ...common, username: firstName });
  });

  it('leads somewhere with every reference', () => {
    const text = JSON.stringify(api.document);
    const lost = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].filter(
      ([, kind = '', name = '']) => !(name in (api.document.components[kind] as object)),
    );
    expect(lost.map(([ref]) => ref)).toEqual([]);
    expect(api.document.openapi).toBe('3.1.0');
  });
});

describe('docs/integrations-reference.md', () => {
  const rowsOf = (cells: RegExp): readonly string[] =>
    [...textOf('docs/integrations-reference.md').matchAll(cells)].map(([, ...found]) => found.join(' '));

  it('lists every refusal that a call of integrations can meet', () => {
    const ofIntegrations = Object.keys(FOR_KEYS).concat(SCHEMAS, `${SCHEMAS}/{type}/{version}`);
    const described = ofIntegrations.flatMap((name) =>
      Object.keys(api.operation(name).responses)
        .filter((status) => /^[45]/.test(status))
        .flatMap((status) => codesOf(api.response(name, Number(status))).map((code) => `${status} ${code}`)),
    );
    expect(described).toContain('409 ANOTHER_LOG');
    const listed = rowsOf(/^\| (\d{3}) \| `([A-Z_]+)` \|/gm);
    expect([...new Set(described)].filter((one) => !listed.includes(one))).toEqual([]);
  });

  it('lists every call that is for keys, with its scope', () => {
    const listed = rowsOf(/^\| `([A-Z]+ \/api\/[^`]+)` \| `([a-z:]+)` \|/gm);
    expect([...listed].sort()).toEqual(
      Object.entries(FOR_KEYS)
        .map(([call, scope]) => `${call} ${scope}`)
        .sort(),
    );
  });
});

it('describes the refusal of a key that asks too often, and how the key stands', async () => {
  const env = { RATE_LIMIT: '0.005' };
  const slow = await startGame({ databaseUrl: game.databaseUrl, main: 'api', env });
  const key = await newApiKey(game.databaseUrl, ['events:read']);
  const ask = () => fetch(`${slow.url}${FEED}?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  const answers: Response[] = [];
  for (let n = 0; n < 5; n += 1) answers.push(await ask());
  await slow.stop();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0', '0', '0']);
  for (const { headers } of answers) {
    expect(headers.get('ratelimit-limit')).toBe('3');
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  }
  const refused = answers[4];
  expect(api.faultsOf(EVENTS, 429, 'application/json', await refused?.json())).toEqual([]);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
}, 120_000);
