import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { type Resolve, systemResolve } from '#backend/platform/net/guarded-agent.js';
import { ownNetworks } from '#backend/platform/net/own-networks.js';
import { isPublicAddress } from '#backend/platform/net/public-addresses.js';

const NO_ADDRESS = 'That is no address.';
const NAMED = 'An address with a name or a password in it is not taken.';
const HTTPS_ONLY = 'Webhooks are sent over https:// only.';
const PORTS_ONLY = 'Webhooks are sent to port 443 or 8443 only.';
const INSIDE =
  'That address lies inside a network: nothing is sent there, unless WEBHOOK_ALLOWED_NETWORKS names that network.';
const MOST_LENGTH = 2_000;
const SCHEMES: readonly string[] = ['https:', 'http:'];
const WEB_PORTS: readonly string[] = ['', '443', '8443'];

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
/** What keeps a target out of the open internet, in words; null for one that may lie there. */
const faultOfWay = ({ protocol, port }: URL): string | null => {
  if (protocol !== 'https:') return HTTPS_ONLY;
  return WEB_PORTS.includes(port) ? null : PORTS_ONLY;
};

/**
 * Where webhooks may go: over HTTPS to machines of the open internet, and in any way to the operator's own networks. A
 * name is judged by every address that it leads to, here when it is added and again as each connection is made.
 */
@Injectable()
export class WebhookTargets {
  /** Whether an address is of the operator's own networks. */
  readonly isOwn: (address: string) => boolean;
  private readonly hasOwn: boolean;

  constructor(@Inject(CONFIG) { webhookNetworks }: Pick<Config, 'webhookNetworks'>) {
    this.isOwn = ownNetworks(webhookNetworks);
    this.hasOwn = webhookNetworks.length > 0;
  }

  /** Whether a message goes there over HTTPS to a port of the web. */
  readonly allows = (address: string): boolean => isPublicAddress(address) || this.isOwn(address);

  /** Whether only the operator's own networks may be connected to for this target: it is plain HTTP, or of an odd port. */
  isOwnOnly(text: string): boolean {
    return faultOfWay(new URL(text)) !== null;
  }

  /** The same as `faultOf`, and what its name leads to now: what a first message would be refused for is said at once. */
  async refusalOf(text: string, resolve: Resolve = systemResolve): Promise<string | null> {
    const fault = this.faultOf(text);
    if (fault !== null) return fault;
    const url = new URL(text);
    const found = await resolve(hostOf(url)).catch(() => []);
    if (found.length === 0) return 'That name leads to no machine.';
    return this.faultOfAddresses(
      url,
      found.map(({ address }) => address),
    );
  }

  /** What is wrong with an address that somebody gives, in words; null for a good one. A name is judged as it is used. */
  faultOf(text: string): string | null {
    if (!URL.canParse(text) || text.length > MOST_LENGTH) return NO_ADDRESS;
    const url = new URL(text);
    if (url.username + url.password !== '') return NAMED;
    if (!SCHEMES.includes(url.protocol)) return HTTPS_ONLY;
    if (isIP(hostOf(url)) !== 0) return this.faultOfAddresses(url, [hostOf(url)]);
    return this.hasOwn ? null : faultOfWay(url);
  }

  private faultOfAddresses(url: URL, addresses: readonly string[]): string | null {
    if (!addresses.every(this.allows)) return INSIDE;
    return addresses.every(this.isOwn) ? null : faultOfWay(url);
  }
}
