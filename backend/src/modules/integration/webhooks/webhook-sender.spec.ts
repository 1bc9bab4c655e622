import { systemClock } from '#backend/platform/clock/clock.js';
import { type Resolve, systemResolve } from '#backend/platform/net/guarded-agent.js';
import { WebhookReceiver } from '#test/support/webhook-receiver.js';
import { type WebhookEndpoints } from './endpoints.js';
import { WebhookTargets } from './targets.js';
import { ATTEMPT_MS, WebhookSender } from './webhook-sender.js';

const SECRET = `whsec_${Buffer.from('of the tests, thirty-two bytes..').toString('base64')}`;
const endpoints = { secretsOf: () => Promise.resolve([SECRET]) } as Pick<WebhookEndpoints, 'secretsOf'>;
const targets = (...webhookNetworks: readonly string[]): WebhookTargets => new WebhookTargets({ webhookNetworks });
const resolved =
  (...addresses: readonly string[]): Resolve =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

const senders: WebhookSender[] = [];
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.onApplicationShutdown()));
});
const sendTo = async (url: string, allowed: WebhookTargets, resolve: Resolve) => {
  const sender = new WebhookSender(endpoints as WebhookEndpoints, allowed, systemClock, { attemptMs: 5_000, resolve });
  senders.push(sender);
  return (await sender.send({ id: 'ep_1', url }, 'one', '{}')).attempt;
};

it('waits 20 seconds, as the specification asks', () => expect(ATTEMPT_MS).toBe(20_000));

it.each([
  ['this machine', ['127.0.0.1']],
  ['a machine outside and one inside', ['8.8.8.8', '::1']],
  ['a private network, mapped into IPv6', ['::ffff:10.0.0.1']],
  ['a private network through NAT64', ['64:ff9b::a00:1']],
  ['where clouds keep credentials', ['169.254.169.254']],
  ['nothing', []],
])('connects to no name that leads to %s', async (_, addresses) =>
  expect(await sendTo('https://inside.example/', targets(), resolved(...addresses))).toMatchObject({
    status: null,
    error: 'TARGET_REFUSED',
  }),
);

const INSIDE =
  'That address lies inside a network: nothing is sent there, unless WEBHOOK_ALLOWED_NETWORKS names that network.';
const HTTPS_ONLY = 'Webhooks are sent over https:// only.';
const PORTS_ONLY = 'Webhooks are sent to port 443 or 8443 only.';

it.each([
  ['one that leads inside', ['10.0.0.1'], INSIDE],
  ['one that leads outside and inside', ['8.8.8.8', '::1'], INSIDE],
  ['one that leads nowhere', [], 'That name leads to no machine.'],
] as const)('says of a name what the first message would meet: %s', async (_, addresses, words) => {
  const resolve = resolved(...addresses);
  expect(await targets().refusalOf('https://crm.example/', resolve)).toBe(words);
  expect((await sendTo('https://crm.example/', targets(), resolve)).error).toBe('TARGET_REFUSED');
});

it('finds nothing wrong with a name that leads outside', async () =>
  expect(await targets().refusalOf('https://crm.example/', resolved('8.8.8.8'))).toBeNull());

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://127.1/',
  'http://8.8.8.8/',
  'https://8.8.8.8:22/',
  'https://name:word@8.8.8.8/',
  'ftp://8.8.8.8/',
  'nowhere',
])('sends nothing to %s', async (url) =>
  expect((await sendTo(url, targets(), systemResolve)).error).toBe('TARGET_REFUSED'),
);

it.each([
  ['http://8.8.8.8/', HTTPS_ONLY],
  ['https://8.8.8.8:8080/', PORTS_ONLY],
  ['http://10.21.0.1/', INSIDE],
  ['http://169.254.169.254/', INSIDE],
  ['ftp://10.20.0.1/', HTTPS_ONLY],
  ['http://name:word@10.20.0.1/', 'An address with a name or a password in it is not taken.'],
  ['http://10.20.0.1/', null],
  ['https://10.20.0.1:9443/', null],
  ['http://[fd12::1]:3000/', null],
  ['https://8.8.8.8/', null],
])('beside networks of the operator it says of %s: %s', (url, words) =>
  expect(targets('10.20.0.0/16', 'fd00::/8', '169.254.0.0/16').faultOf(url)).toBe(words),
);

it.each([
  ['http://crm.internal/', ['10.20.0.1', 'fd12::1'], null],
  ['https://crm.internal:9443/', ['10.20.0.1'], null],
  ['https://crm.example/', ['8.8.8.8', '10.20.0.1'], null],
  ['http://crm.example/', ['8.8.8.8'], HTTPS_ONLY],
  ['http://crm.example/', ['10.20.0.1', '8.8.8.8'], HTTPS_ONLY],
  ['https://crm.example:9443/', ['8.8.8.8'], PORTS_ONLY],
  ['http://crm.internal/', ['10.20.0.1', '10.21.0.1'], INSIDE],
] as const)('says of %s, which leads to %j: %s', async (url, addresses, words) => {
  const own = targets('10.20.0.0/16', 'fd00::/8');
  expect(await own.refusalOf(url, resolved(...addresses))).toBe(words);
  if (words !== null) expect((await sendTo(url, own, resolved(...addresses))).error).toBe('TARGET_REFUSED');
});

it('takes no plain http to a name where the operator has no networks, whatever it leads to', () =>
  expect(targets().faultOf('http://crm.internal/')).toBe(HTTPS_ONLY));

it('judges the connection and not the name, which may answer otherwise the next time', async () => {
  const receiver = await WebhookReceiver.open('0.0.0.0');
  receiver.answers = () => [200, { connection: 'close' }];
  const own = targets('127.0.0.1');
  const url = `http://rebinding.example:${receiver.port}/`;
  for (const elsewhere of ['127.0.0.2', '8.8.8.8']) {
    const answers = ['127.0.0.1', '127.0.0.1', elsewhere];
    const rebinding: Resolve = () => resolved(answers.shift() ?? '')('');
    expect(await own.refusalOf(url, rebinding)).toBeNull();
    expect(await sendTo(url, own, rebinding)).toMatchObject({ status: 200, error: null });
    expect(await sendTo(url, own, rebinding)).toMatchObject({ status: null, error: 'TARGET_REFUSED' });
  }
  expect(receiver.received).toHaveLength(2);
  await receiver.close();
});
