import { type FastifyReply, type FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compressed = promisify(gzip);
/** A shorter text fits into the packets that the headers need anyway. */
const LEAST_LENGTH = 1_000;

/** Whether the client names gzip among the codings that it takes (RFC 9110, 12.5.3). */
export const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((range) => {
    const [coding = '', weight = 'q=1'] = range.split(';').map((part) => part.trim().toLowerCase());
    return coding === 'gzip' && Number(weight.replace(/^q=/, '')) > 0;
  });

/**
 * Sends a text, compressed for a client that takes it so. Only for answers that hold no secret beside words that others
 * can choose: the length of those would tell of the secret.
 */
export const sendGzipped = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<void> => {
  void reply.header('Vary', 'Accept, Accept-Encoding');
  if (text.length < LEAST_LENGTH || !takesGzip(request.headers['accept-encoding'])) return void reply.send(text);
  void reply.header('Content-Encoding', 'gzip').send(await compressed(text));
};
