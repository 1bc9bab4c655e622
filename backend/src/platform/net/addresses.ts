import ipaddr from 'ipaddr.js';
import { BlockList, isIP } from 'node:net';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Some proxies add the port, and brackets for IPv6. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
const bareOf = (text: string): string => {
  const [, bracketed, dotted] = WITH_PORT.exec(text.trim()) ?? [];
  return (bracketed ?? dotted ?? text.trim()).replace(/%.*$/, '');
};

/** Reads an address, also with a port; IPv4 mapped into IPv6 is IPv4. Null for any other text. */
export const parseAddress = (text: string): Address | null => {
  const bare = bareOf(text);
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
};

/** A customer has such an IPv6 network at least, and could take another address of it for every request. */
const HOUSEHOLD_BITS = 64;

/** The holder of an address in limits: an IPv4 address itself, the /64 network of an IPv6 address. */
export const addressHolder = (text: string): string => {
  const address = parseAddress(text);
  if (address === null) return text;
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${HOUSEHOLD_BITS}`).toString()}/${HOUSEHOLD_BITS}`;
};

const MOST_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Whether the text is an address, or a network such as 10.0.0.0/8 that holds some addresses but not all. */
export const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...others] = text.split('/');
  if (isIP(address) === 0 || others.length > 0 || /^::ffff:/i.test(address)) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (MOST_BITS[isIP(address)] ?? 0));
};

/** Whether an address lies in one of the networks, each of which `isNetwork`. */
export const networksHold = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return (text) => {
    const address = parseAddress(text);
    return address !== null && list.check(address.toString(), address.kind());
  };
};

const LOOPBACK_NETWORKS = networksHold(['127.0.0.0/8', '::1']);

/** Whether what is sent to this host stays within the machine. */
export const isLoopback = (host: string): boolean => host === 'localhost' || LOOPBACK_NETWORKS(host);
