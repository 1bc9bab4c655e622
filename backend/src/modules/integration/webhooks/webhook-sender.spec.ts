import { systemClock } from '#backend/platform/clock/clock.js';
import { type Resolve, systemResolve } from '#backend/platform/net/guarded-agent.js';
import { WebhookReceiver } from '#test/support/webhook-receiver.js';
import { type WebhookEndpoints } from './endpoints.js';
import { WebhookTargets } from './targets.js';
import { ATTEMPT_MS, WebhookSender } from './webhook-sender.js';

const SECRET = `whsec_${Buffer.from('of the tests, thirty-two bytes..').toString('base64')}`;
const endpoints = { secretsOf: () => Promise.resolve([SECRET]) } as Pick<WebhookEndpoints, 'secretsOf'>;
const targets = (webhookLoopback: boolean): WebhookTargets => new WebhookTargets({ webhookLoopback });
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
  expect(await sendTo('https://inside.example/', targets(false), resolved(...addresses))).toMatchObject({
    status: null,
    error: 'TARGET_REFUSED',
  }),
);

it.each([
  ['one that leads inside', ['10.0.0.1'], 'That address lies inside a network: nothing is sent there.'],
  [
    'one that leads outside and inside',
    ['8.8.8.8', '::1'],
    'That address lies inside a network: nothing is sent there.',
  ],
  ['one that leads nowhere', [], 'That name leads to no machine.'],
] as const)('says of a name what the first message would meet: %s', async (_, addresses, words) => {
  const resolve = resolved(...addresses);
  expect(await targets(false).refusalOf('https://crm.example/', resolve)).toBe(words);
  expect((await sendTo('https://crm.example/', targets(false), resolve)).error).toBe('TARGET_REFUSED');
});

it('finds nothing wrong with a name that leads outside', async () =>
  expect(await targets(false).refusalOf('https://crm.example/', resolved('8.8.8.8'))).toBeNull());

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
  expect((await sendTo(url, targets(false), systemResolve)).error).toBe('TARGET_REFUSED'),
);

it('judges the connection and not the name, which may answer otherwise the next time', async () => {
  const receiver = await WebhookReceiver.open('0.0.0.0');
  receiver.answers = () => [200, { connection: 'close' }];
  const answers = ['127.0.0.1', '127.0.0.2'];
  const rebinding: Resolve = () => resolved(answers.shift() ?? '')('');
  const one = Object.assign(targets(true), { allows: (address: string) => address === '127.0.0.1' });
  const url = `http://rebinding.example:${receiver.port}/`;
  expect(await sendTo(url, one, rebinding)).toMatchObject({ status: 200, error: null });
  expect(await sendTo(url, one, rebinding)).toMatchObject({ status: null, error: 'TARGET_REFUSED' });
  expect(receiver.received).toHaveLength(1);
  await receiver.close();
});
