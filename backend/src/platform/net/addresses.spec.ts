import { addressHolder, isLoopback, isNetwork, networksHold, parseAddress } from './addresses.js';

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7:4711 ', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s is %s', (text, address) => expect(parseAddress(text)?.toString()).toBe(address));

  it.each(['', 'unknown', '_hidden', '1', '127.1', '0x7f000001', '1.2.3.4.5', '1.2.3.4, 5.6.7.8', '[::1', 'localhost'])(
    'is not %j',
    (text) => expect(parseAddress(text)).toBeNull(),
  );
});

describe('the holder of a limit', () => {
  it('is an IPv4 address, also where it is mapped into IPv6', () =>
    expect([addressHolder('192.0.2.7'), addressHolder('::ffff:192.0.2.7')]).toEqual(['192.0.2.7', '192.0.2.7']));

  it('is the /64 network of an IPv6 address', () => {
    const [one, other, elsewhere] = ['2001:db8:1:2::3', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::3'].map(
      addressHolder,
    );
    expect(one).toBe('2001:db8:1:2::/64');
    expect([other, elsewhere]).toEqual([one, '2001:db8:1:3::/64']);
  });
});

describe('networks', () => {
  it.each(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '::1', '0.0.0.0/1'])('may be %s', (text) =>
    expect(isNetwork(text)).toBe(true),
  );
  it.each([
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10/8',
    '',
    '::ffff:10.0.0.1',
  ])('may not be %j', (text) => expect(isNetwork(text)).toBe(false));

  it('hold their own addresses in every notation, and no others', () => {
    const hold = networksHold(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);
    expect(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1'].map(hold)).toEqual([true, true, true, true]);
    expect(['11.0.0.1', '192.0.2.8', '2001:db8::1', '::1', 'unknown', ''].some(hold)).toBe(false);
    expect(networksHold([])('127.0.0.1')).toBe(false);
  });
});

describe('a host of this machine', () => {
  it.each(['localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]', '::ffff:127.0.0.1'])('is %s', (host) =>
    expect(isLoopback(host)).toBe(true),
  );
  it.each(['0.0.0.0', 'mail.example', '10.0.0.1', 'localhost.example', ''])('is not %j', (host) =>
    expect(isLoopback(host)).toBe(false),
  );
});
