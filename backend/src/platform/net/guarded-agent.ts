import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';

/** A name as the addresses that it has now. */
export type Resolve = (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
export const systemResolve: Resolve = (hostname) => systemLookup(hostname, { all: true });

export interface AgentOptions {
  /** Whether a connection to this address may be made. */
  readonly allows: (address: string) => boolean;
  readonly resolve?: Resolve;
  readonly connectMs: number;
}

/** The target lies where nobody from outside may send us. */
class TargetRefusedError extends Error {
  override readonly name = 'TargetRefusedError';
  readonly code = 'TARGET_REFUSED';
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Refuses a name if one of its addresses is not allowed: we do not choose which of them is used. */
const guardedLookup =
  ({ allows, resolve = systemResolve }: AgentOptions): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => allows(address))) callback(new TargetRefusedError(), []);
        else if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, []),
    );
  };

/** Looks once more at what was connected to. A connection that failed has no socket. */
const judged =
  ({ allows }: AgentOptions, callback: buildConnector.Callback): buildConnector.Callback =>
  (...[error, socket]) => {
    if (error) callback(error, null);
    else if (allows(socket.remoteAddress ?? '')) callback(null, socket);
    else {
      socket.destroy();
      callback(new TargetRefusedError(), null);
    }
  };

/**
 * Connects only to allowed addresses. The addresses of a name are checked as the connection is made, so that the name
 * can't resolve otherwise in between; an address in place of a name is never looked up, and is checked, too.
 */
export const createGuardedAgent = (options: AgentOptions): Agent => {
  const connect = buildConnector({ lookup: guardedLookup(options), timeout: options.connectMs });
  return new Agent({
    keepAliveTimeout: 1_000,
    connect: (target, callback) => {
      const host = bare(target.hostname);
      if (isIP(host) !== 0 && !options.allows(host)) callback(new TargetRefusedError(), null);
      else connect(target, judged(options, callback));
    },
  });
};
