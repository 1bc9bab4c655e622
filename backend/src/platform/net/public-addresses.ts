import { networksHold, parseAddress } from './addresses.js';

/** IANA's special-purpose registries: addresses that are not machines on the open internet. */
const NOT_PUBLIC_4 = networksHold([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
/** Everything else of IPv6 is local, multicast, not given out, or leads to IPv4 (mapped, compatible, NAT64). */
const GLOBAL_6 = networksHold(['2000::/3']);
/** Within it: Teredo and other protocols, documentation, 6to4. */
const NOT_PUBLIC_6 = networksHold(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether the address is one of the open internet; text that is no address is none. */
export const isPublicAddress = (text: string): boolean => {
  const address = parseAddress(text);
  if (address === null) return false;
  const plain = address.toString();
  return address.kind() === 'ipv4' ? !NOT_PUBLIC_4(plain) : GLOBAL_6(plain) && !NOT_PUBLIC_6(plain);
};
