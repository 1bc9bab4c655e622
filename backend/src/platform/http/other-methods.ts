import { type FastifyInstance, type FastifyReply, type HTTPMethods, type onRequestHookHandler } from 'fastify';
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

/** Before anything reads the body, which no method of the address takes. */
export const otherMethods = (
  server: FastifyInstance,
  url: string,
  { allowed, answer }: { readonly allowed: readonly string[]; readonly answer: onRequestHookHandler },
): void => {
  for (const method of KNOWN) if (!server.supportedMethods.includes(method)) server.addHttpMethod(method);
  const method = KNOWN.filter((one) => !allowed.includes(one)) as HTTPMethods[];
  server.route({ method, url, onRequest: answer, handler: (_, reply) => reply.callNotFound() });
};

/** Notes the routes of these addresses, but for those that only staff know of. @returns what answers their other methods, for when all routes are there */
export const noteMethods = (server: FastifyInstance, isNoted: (url: string) => boolean): (() => void) => {
  const noted = new Map<string, string[]>();
  server.addHook('onRoute', ({ url, method, config }) => {
    if (isNoted(url) && !config?.staffOnly) noted.set(url, [...(noted.get(url) ?? []), method].flat());
  });
  return () => {
    for (const [url, allowed] of [...noted])
      otherMethods(server, url, { allowed, answer: (_, reply) => answerWith(reply, allowed) });
  };
};
