import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { isLoopback } from '#backend/platform/net/addresses.js';
import { type Resolve, systemResolve } from '#backend/platform/net/guarded-agent.js';
import { isPublicAddress } from '#backend/platform/net/public-addresses.js';

const INSIDE = 'That address lies inside a network: nothing is sent there.';
const MOST_LENGTH = 2_000;
const ANY_WEB: readonly string[] = ['https:', 'http:'];
const PORTS: readonly string[] = ['', '443', '8443'];

/** Where webhooks may go: to machines of the open internet, over HTTPS. In tests also to this machine. */
@Injectable()
export class WebhookTargets {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'webhookLoopback'>) {}

  /** Asked of every address that is connected to. */
  readonly allows = (address: string): boolean =>
    isPublicAddress(address) || (this.config.webhookLoopback && isLoopback(address));

  /** The same, and what its name leads to now: what a first message would be refused for is said at once. */
  async refusalOf(text: string, resolve: Resolve = systemResolve): Promise<string | null> {
    const fault = this.faultOf(text);
    if (fault !== null) return fault;
    const found = await resolve(new URL(text).hostname.replace(/^\[|\]$/g, '')).catch(() => []);
    if (found.length === 0) return 'That name leads to no machine.';
    return found.every(({ address }) => this.allows(address)) ? null : INSIDE;
  }

  /** What is wrong with an address that somebody gives, in words; null for a good one. A name is judged as it is used. */
  faultOf(text: string): string | null {
    if (!URL.canParse(text) || text.length > MOST_LENGTH) return 'That is no address.';
    const { protocol, port, username, password, hostname } = new URL(text);
    const host = hostname.replace(/^\[|\]$/g, '');
    const loopback = this.config.webhookLoopback;
    const faults: readonly (readonly [isWrong: boolean, words: string])[] = [
      [username + password !== '', 'An address with a name or a password in it is not taken.'],
      [!(loopback ? ANY_WEB : ['https:']).includes(protocol), 'Webhooks are sent over https:// only.'],
      [!loopback && !PORTS.includes(port), 'Webhooks are sent to port 443 or 8443 only.'],
      [isIP(host) !== 0 && !this.allows(host), INSIDE],
    ];
    return faults.find(([isWrong]) => isWrong)?.[1] ?? null;
  }
}
