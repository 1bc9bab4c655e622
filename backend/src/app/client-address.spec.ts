import { type Config } from '#backend/platform/config/config.js';
import { type SmallApi, startSmallApi } from '#test/support/small-api.js';

let api: SmallApi;
afterEach(() => api.stop());

describe('the address of a client', () => {
  const asked = async (trustProxy: Config['trustProxy'], forwarded?: string): Promise<string | undefined> => {
    api = await startSmallApi({ trustProxy });
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    await fetch(`${api.url}/api/things/limited`, { headers });
    return api.holders.at(-1);
  };

  it.each<[string, Config['trustProxy'], string | undefined, string]>([
    ['is the other end of the connection', 0, undefined, '127.0.0.1'],
    ['is not what anybody forwards', 0, '192.0.2.1', '127.0.0.1'],
    ['is what the one proxy forwards', 1, '192.0.2.1', '192.0.2.1'],
    ['is not what the client put to the left of it', 1, '198.51.100.9, 192.0.2.1', '192.0.2.1'],
    ['is what the second of two proxies forwards', 2, '192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['is not to the left of two proxies either', 2, '198.51.100.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['is the proxy itself where it forwards nothing', 1, undefined, '127.0.0.1'],
    ['is the proxy itself where it forwards no address', 1, 'unknown', '127.0.0.1'],
    ['is the proxy itself where the client forged its word', 1, '198.51.100.9, _hidden', '127.0.0.1'],
    ['is behind trusted networks', ['127.0.0.0/8', '10.0.0.0/8'], '192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['is the nearest one outside of them', ['127.0.0.0/8', '10.0.0.0/8'], '10.9.9.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['is the other end where that is in none of them', ['10.0.0.0/8'], '192.0.2.1', '127.0.0.1'],
    ['is IPv4 where it is mapped into IPv6', 1, '::ffff:192.0.2.1', '192.0.2.1'],
    ['is trusted in the same way', ['127.0.0.1', '10.0.0.0/8'], '192.0.2.1, ::ffff:10.0.0.2', '192.0.2.1'],
    ['is its /64 network where it is IPv6', 1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['has no port', 1, '[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    [
      'is found behind any number of hops',
      ['127.0.0.1', '10.0.0.0/8'],
      `192.0.2.1, ${'10.0.0.1, '.repeat(500)}10.0.0.2`,
      '192.0.2.1',
    ],
  ])('%s', async (_, trustProxy, forwarded, holder) => {
    expect(await asked(trustProxy, forwarded)).toBe(holder);
  });

  it('is believed of nobody where no proxy is named, which is said once', async () => {
    await asked(0, '192.0.2.1');
    await fetch(`${api.url}/api/things/limited`, { headers: { 'x-forwarded-for': '192.0.2.2' } });
    expect(api.lines.filter(({ level }) => level === 'warn')).toEqual([
      { level: 'warn', message: expect.stringContaining('TRUST_PROXY') as string },
    ]);
  });
});
