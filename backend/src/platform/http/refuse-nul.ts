import { type FastifyInstance } from 'fastify';
import { refusalBody } from './error-bodies.js';

const NUL = '%00';

/**
 * Refuses an address with a NUL byte, at which Postgres fails: nothing of ours has one in its id, and no parameter may
 * have one.
 */
export const refuseNul = (server: FastifyInstance): void => {
  server.addHook('onRequest', async ({ url }, reply) => {
    if (!url.includes(NUL)) return;
    const isInPath = url.split('?', 1)[0]?.includes(NUL) === true;
    const body = refusalBody(isInPath ? 404 : 400);
    return reply.code(body.statusCode).send(body);
  });
};
