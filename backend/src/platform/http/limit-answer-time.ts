import { type FastifyInstance } from 'fastify';

/** Ends the connection of a client that takes an answer slower than this. Streams that manage their own reply are exempt. */
export const limitAnswerTime = (server: FastifyInstance, withinMs: number): void => {
  server.addHook('onSend', (_, { raw }, payload, done) => {
    if (!raw.destroyed) {
      const late = setTimeout(() => raw.destroy(), withinMs).unref();
      raw.once('close', () => clearTimeout(late));
    }
    done(null, payload);
  });
};
