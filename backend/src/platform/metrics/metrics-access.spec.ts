import { type IncomingMessage } from 'node:http';
import { metricsAccess } from './metrics-access.js';

const request = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const atTheGame = { token: null, ownPort: false };

it("are for this machine alone at the game's own port", () => {
  for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(metricsAccess(request(local), atTheGame)).toBe('open');
  for (const other of ['10.0.0.7', '2001:db8::1', '::ffff:10.0.0.7'])
    expect(metricsAccess(request(other), atTheGame)).toBe('hidden');
});

it.each(['x-forwarded-for', 'forwarded'])(
  'are hidden from who comes through a proxy on this machine (%s)',
  (header) => {
    expect(metricsAccess(request('127.0.0.1', { [header]: '203.0.113.9' }), atTheGame)).toBe('hidden');
  },
);

it('are open at a port of their own', () => {
  expect(metricsAccess(request('10.0.0.7'), { token: null, ownPort: true })).toBe('open');
});

it.each([true, false])('are for the token alone where there is one (own port: %s)', (ownPort) => {
  const access = (authorization?: string) =>
    metricsAccess(request('127.0.0.1', authorization === undefined ? {} : { authorization }), {
      token: 'sixteen characters',
      ownPort,
    });
  expect(access('Bearer sixteen characters')).toBe('open');
  for (const wrong of [undefined, '', 'Bearer ', 'Bearer sixteen', 'Basic sixteen characters'])
    expect(access(wrong)).toBe('refused');
});
