import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type HTTPMethods,
  type onRequestHookHandler,
} from 'fastify';
import { METHODS } from 'node:http';
import { refusalBody } from './error-bodies.js';

/** CONNECT never reaches a route. */
const KNOWN = METHODS.filter((method) => method !== 'CONNECT');

/** OPTIONS answers with the methods of an address; any other is 405 with them (RFC 9110, 9.3.7 and 15.5.6). */
export const answerWith = (reply: FastifyReply, allowed: readonly string[]): void => {
  void reply.header('Allow', [...allowed, 'OPTIONS'].join(', '));
  if (reply.request.method === 'OPTIONS') void reply.code(204).send();
  else void reply.code(405).send(refusalBody(405));
};

/** The others get no routes of their own: some thirty at every address would be half of a start. */
const COMMON: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface OtherMethods {
  readonly allowed: readonly string[];
  readonly answer: onRequestHookHandler;
}

/** Before anything reads the body, which no method of the address takes. */
const route = (server: FastifyInstance, url: string, methods: readonly string[], { allowed, answer }: OtherMethods) => {
  for (const method of methods) if (!server.supportedMethods.includes(method)) server.addHttpMethod(method);
  const method = methods.filter((one) => !allowed.includes(one)) as HTTPMethods[];
  server.route({ method, url, onRequest: answer, handler: (_, reply) => reply.callNotFound() });
};

/** Every other method of this address. */
export const otherMethods = (server: FastifyInstance, url: string, others: OtherMethods): void => {
  route(server, url, KNOWN, others);
};

/** A route's address as a pattern: `:name` is one part of a path, `*` the rest. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );

/** What answers a rare method at a noted address. Fixed parts come before parameters, as in the router. */
const rareMethods = (
  noted: ReadonlyMap<string, readonly string[]>,
): ((request: FastifyRequest) => readonly string[] | undefined) => {
  const parameters = (url: string): number => url.split(/[:*]/).length;
  const patterns = [...noted]
    .sort(([one], [other]) => parameters(one) - parameters(other))
    .map(([url, allowed]) => [patternOf(url), allowed] as const);
  return ({ method, url }) => {
    if (COMMON.includes(method)) return undefined;
    const path = url.replace(/[?#].*$/, '');
    return patterns.find(([pattern, allowed]) => pattern.test(path) && !allowed.includes(method))?.[1];
  };
};

/** Notes the routes of these addresses, but for those that only staff know of. @returns what answers their other methods, for when all routes are there */
export const noteMethods = (server: FastifyInstance, isNoted: (url: string) => boolean): (() => void) => {
  const noted = new Map<string, string[]>();
  server.addHook('onRoute', ({ url, method, config }) => {
    if (isNoted(url) && !config?.staffOnly) noted.set(url, [...(noted.get(url) ?? []), method].flat());
  });
  let rare: ReturnType<typeof rareMethods> = () => undefined;
  server.addHook('onRequest', (request, reply, done) => {
    const allowed = rare(request);
    if (allowed) answerWith(reply, allowed);
    else done();
  });
  return () => {
    const all = [...noted];
    rare = rareMethods(new Map(all));
    for (const [url, allowed] of all)
      route(server, url, COMMON, { allowed, answer: (_, reply) => answerWith(reply, allowed) });
  };
};
