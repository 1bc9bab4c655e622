import { type ErrorBody } from '#contracts/http/error-body.js';

const NOT_READABLE = ['BAD_REQUEST', 'That request can not be read.'] as const;

/** Code and sentence of a refusal that names no field. */
const REFUSALS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: NOT_READABLE,
  401: ['NOT_AUTHENTICATED', 'Please sign in, or play as a guest.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not answer that method; the Allow header lists those it answers.'],
  408: ['REQUEST_TIMEOUT', 'The request took too long to arrive. Please send it again.'],
  413: ['TOO_LARGE', 'That is too long to be read.'],
  414: ['ADDRESS_TOO_LONG', 'The address is too long to be read.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8: Content-Type application/json.'],
  417: ['EXPECTATION_FAILED', 'The Expect header may only say 100-continue.'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests. Wait a moment and go on.'],
  431: ['HEADERS_TOO_LARGE', 'The headers of the request are too long to be read.'],
};

/** The body of a refusal of this status (400 to 499), as `ErrorBody`. */
export const refusalBody = (statusCode: number): ErrorBody => {
  const [code, message] = REFUSALS[statusCode] ?? NOT_READABLE;
  return { statusCode, code, message };
};
