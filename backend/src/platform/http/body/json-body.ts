import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { refusalBody } from '../error-bodies.js';
import { RejectedError } from '../rejected.error.js';
import { type BodyFault, shapeFault, valueFault } from './json-shape.js';
import { wantsRawBody } from './raw-body.js';

const refused = (status: number, field?: string): RejectedError => {
  const { code, message } = refusalBody(status);
  return new RejectedError(status, code, message, field === undefined ? undefined : { field });
};
const refuseFault = (fault: BodyFault | null): void => {
  if (fault) throw new RejectedError(400, 'INVALID_FIELD', fault.message, { field: fault.field });
};

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** Whether the body is UTF-8 as its headers say, and packed in nothing. */
const checkHeaders = ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw refused(415, 'Content-Type');
  if (!/^(identity)?$/i.test(headers['content-encoding'] ?? '')) throw refused(415, 'Content-Encoding');
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refused(400, 'body');
  }
};

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused(400, 'body');
  }
};

/** Reads a body; no bytes are no body. @throws RejectedError 400 or 415, which names the field */
export const readJson = (request: Pick<FastifyRequest, 'headers'>, bytes: Buffer): unknown => {
  checkHeaders(request);
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  const value = parse(text);
  refuseFault(shapeFault(text));
  refuseFault(typeof value === 'object' && value !== null ? valueFault(value) : null);
  return value;
};

const FORM = 'application/x-www-form-urlencoded';

/**
 * Bodies are JSON and nothing else: forms and plain text are what other sites can send in a visitor's name. A route that
 * gets the bytes as they came has its own proof of who sends them: a form is taken there.
 */
export const readJsonOnly = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(FORM, { parseAs: 'buffer' }, (request, body, done) => {
    if (wantsRawBody(request)) done(null, body);
    else done(refused(415));
  });
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, wantsRawBody(request) ? body : readJson(request, body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
};
