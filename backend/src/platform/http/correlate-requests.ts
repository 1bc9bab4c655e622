import { type FastifyInstance, type RawRequestDefaultExpression } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type Clock } from '../clock/clock.js';
import { withCorrelation } from '../correlation/correlation.js';
import { type Logger } from '../logger.port.js';
import { clientAddress } from './server/trusted-proxies.js';

const SANE_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the client's `X-Request-Id` where it can be recorded, else a new one. */
export const requestIdOf = ({ headers }: Pick<RawRequestDefaultExpression, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
};

/** Answers each request with its id, and runs it under this id. The server must make its ids by `requestIdOf`. */
export const correlateRequests = (
  server: FastifyInstance,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): void => {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  // Only after the body is read: the body's events belong to the connection, which has no request's context.
  server.addHook('preValidation', (request, _, done) => {
    withCorrelation({ correlationId: request.id, causationId: null, startedAt: clock.now() }, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { id: correlationId, method, url } = request;
    const details = { correlationId, method, path: url.split('?')[0], status: reply.statusCode };
    log.debug(
      { address: clientAddress(request), ...details, ms: Math.round(reply.elapsedTime) },
      'a request was answered',
    );
    done();
  });
};
