import { createHash, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage } from 'node:http';

export type MetricsAccess = 'open' | 'hidden' | 'refused';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const LOCAL = /^(?:127\.|::1$|::ffff:127\.)/;

const isFromThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  LOCAL.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

/**
 * Metrics are for operators (design section 8). With a token, everybody who sends it as a bearer may read them. Without
 * one, the game's own port serves them to this machine alone, and a port of their own to everybody who can reach it.
 */
export const metricsAccess = (
  request: IncomingMessage,
  { token, ownPort }: { readonly token: string | null; readonly ownPort: boolean },
): MetricsAccess => {
  if (token === null) return ownPort || isFromThisMachine(request) ? 'open' : 'hidden';
  const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(shown), digest(token)) ? 'open' : 'refused';
};
