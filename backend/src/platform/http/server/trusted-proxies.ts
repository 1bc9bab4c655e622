import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Logger } from '../../logger.port.js';
import { networksHold, parseAddress } from '../../net/addresses.js';

/** The proxies before the game: how many, or their addresses and networks. 0 or none: no forwarded address is believed. */
export type TrustedProxies = number | readonly string[];

/** Whether the sender of a request is a trusted proxy; hop 0 is the other end of the connection. */
export type Trust = (address: string, hop: number) => boolean;

export const trustOf = (proxies: TrustedProxies): Trust =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : networksHold(proxies);

/**
 * The address of the client: the nearest one that no trusted proxy has. What a proxy forwards in place of an address
 * ("unknown", a name) counts as the proxy itself, so that no text of a client's choice becomes a holder of limits.
 */
export const clientAddress = ({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): string =>
  (ips ?? []).findLast((address) => parseAddress(address) !== null) ?? ip;

/** Behind a proxy that is not configured, all visitors have one address. Warns once: anybody may send the header. */
export const noticeForwarded = (server: FastifyInstance, log: Pick<Logger, 'warn'>): void => {
  let isSaid = false;
  server.addHook('onRequest', ({ headers }, _, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn({}, 'a request was forwarded (X-Forwarded-For): if a proxy of yours did it, name it in TRUST_PROXY');
    }
    done();
  });
};
