import { type Repository } from 'typeorm';
import { type Config } from '#backend/platform/config/config.js';
import { type Mailer } from '#backend/platform/mail/mail.port.js';
import { type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';
import { ConnectivityCheck } from './connectivity.js';

const { fetch } = globalThis;
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  globalThis.fetch = fetch;
});
const tryAt = (publicUrl: string, answer: () => Promise<Response>) => {
  globalThis.fetch = (address) => (asked.push(address as string), answer());
  const leads = { find: () => Promise.reject(new Error('the database is away')) };
  const mailer = { isAvailable: () => Promise.resolve(true) };
  return new ConnectivityCheck(
    { publicUrl } as Config,
    mailer as Mailer,
    leads as unknown as Repository<GhlLeadRow>,
  ).run();
};

it.each([
  ['an answer', () => Promise.resolve(new Response('ok')), true],
  ['a refusal', () => Promise.resolve(new Response('no', { status: 502 })), false],
  ['no answer', () => Promise.reject(new Error('getaddrinfo ENOTFOUND')), false],
] as const)('asks at the address that others are given: %s', async (_, answer, webhookReachable) => {
  expect(await tryAt('https://play.example', answer)).toMatchObject({ webhookReachable });
  expect(asked).toEqual(['https://play.example/health/live']);
});

it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
  'knows that nobody outside reaches %s',
  async (publicUrl) => {
    expect(await tryAt(publicUrl, () => Promise.resolve(new Response('ok')))).toMatchObject({
      webhookReachable: false,
    });
    expect(asked).toEqual([]);
  },
);

it('tells of each way for itself', async () => {
  expect(await tryAt('https://play.example', () => Promise.resolve(new Response('ok')))).toEqual({
    webhookReachable: true,
    csvGenerationWorking: false,
    emailServiceAvailable: true,
  });
});
