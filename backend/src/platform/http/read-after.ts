import { AsyncLocalStorage } from 'node:async_hooks';
import { type FastifyInstance } from 'fastify';
import { type Position } from '../event-store/event-store.port.js';
import { type Progress, READ_YOUR_WRITE_MS } from '../read-models/progress.port.js';

/** The position of what a request has written. */
interface Written {
  position: Position | null;
}

const storage = new AsyncLocalStorage<Written>();
const POSITION = /^\d{1,19}$/;

/** Notes for the running request's answer that it has written up to a position. */
export const noteWritten = (position: Position): void => {
  const written = storage.getStore();
  if (written && (written.position === null || written.position < position)) written.position = position;
};

/**
 * An answer to a command names the log's position up to which it wrote, in `X-Log-Position`. A request with that position
 * in `X-Read-After` is answered, by any copy of the api, when the read models show it, or after `READ_YOUR_WRITE_MS`:
 * then the answer has `X-Read-Behind`, and may be asked for again (design section 5, 'Reading your own write').
 */
export const readAfter = (server: FastifyInstance, progress: Progress): void => {
  const written = new WeakMap<object, Written>();
  server.addHook('preValidation', async ({ headers }, reply) => {
    const asked = headers['x-read-after'];
    if (typeof asked !== 'string' || !POSITION.test(asked)) return;
    if (!(await progress.waitFor(BigInt(asked), READ_YOUR_WRITE_MS))) reply.header('X-Read-Behind', asked);
  });
  server.addHook('preValidation', (request, _, done) => {
    const own: Written = { position: null };
    written.set(request, own);
    storage.run(own, done);
  });
  server.addHook('onSend', (request, reply, _, done) => {
    const position = request.method === 'GET' ? null : written.get(request)?.position;
    if (position) reply.header('X-Log-Position', String(position));
    done();
  });
};
