import { isPublicAddress } from './public-addresses.js';

it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001:830::200e', '::ffff:8.8.8.8'])(
  '%s is of the open internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine, all of it', '127.255.0.9'],
  ['no machine', '0.0.0.0'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.0.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['link-local, where clouds keep credentials', '169.254.169.254'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['for tests of networks', '198.19.0.1'],
  ['documentation', '203.0.113.9'],
  ['this machine', '::1'],
  ['no machine', '::'],
  ['IPv4 mapped into IPv6', '::ffff:127.0.0.1'],
  ['IPv4 mapped into IPv6, in hex', '::ffff:a9fe:a9fe'],
  ['IPv4-compatible', '::7f00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a network', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('%s is not: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
