import { type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

interface Tagged {
  readonly text: string;
  readonly contentType: string;
  readonly cacheControl: string;
}

const TAG_LENGTH = 22;
const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH)}"`;

/** Weak and strong tags are the same here, since a tag is that of the very bytes (RFC 9110, 13.1.2). */
const has = (asked: string | undefined, tag: string): boolean =>
  (asked ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*');

/** A text that many ask for and that seldom changes: a client that has it is told so (304), and gets no body. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, { text, ...about }: Tagged): void => {
  const tag = tagOf(text);
  void reply.header('ETag', tag).header('Cache-Control', about.cacheControl);
  if (has(request.headers['if-none-match'], tag)) void reply.status(304).send();
  else void reply.header('Content-Type', about.contentType).send(text);
};
