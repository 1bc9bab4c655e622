import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ModelError, type ModelFault } from '../chat-model.port.js';
import { FAULT_WORDS } from './fault-words.js';

export const faultNamed = (fault: ModelFault, retryAfterMs: number | null = null): ModelError =>
  new ModelError(fault, `the model's endpoint: ${FAULT_WORDS[fault]}`, retryAfterMs);

const BY_STATUS: Readonly<Record<number, ModelFault>> = {
  401: 'unauthorised',
  403: 'unauthorised',
  404: 'not-found',
  408: 'too-slow',
  409: 'conflict',
  429: 'rate-limited',
};
const byStatus = (status: number): ModelFault => BY_STATUS[status] ?? (status >= 500 ? 'server-error' : 'bad-request');

/** Retry-After in seconds or as a date, and OpenAI's own header in ms; null where there is none. */
const retryAfterOf = (headers: Headers | undefined, now: number): number | null => {
  const ms = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const text = headers?.get('retry-after');
  if (!text) return null;
  const seconds = Number(text);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
};

const isContentFilter = ({ code, type }: APIError): boolean => [code, type].includes('content_filter');
/** No pause cures an account without money. */
const isOutOfMoney = ({ code, type }: APIError): boolean => [code, type].includes('insufficient_quota');

const ofApiError = (error: APIError): ModelError => {
  if (error instanceof APIConnectionTimeoutError) return faultNamed('too-slow');
  if (error instanceof APIConnectionError) return faultNamed('unreachable');
  if (isContentFilter(error)) return faultNamed('filtered');
  if (isOutOfMoney(error)) return faultNamed('unauthorised');
  const status = error.status;
  if (status === undefined) return faultNamed('server-error');
  return faultNamed(byStatus(status), retryAfterOf(error.headers, Date.now()));
};

const nameOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : '';

/**
 * The fault behind whatever the client threw. Nothing of the thrown error is kept: it quotes the request.
 * @param hasBegun whether the answer had begun: a connection that ends then was cut off
 */
export const modelErrorOf = (error: unknown, hasBegun: boolean): ModelError => {
  if (error instanceof ModelError) return error;
  if (nameOf(error) === 'SyntaxError') return faultNamed('malformed');
  if (error instanceof APIError && !(error instanceof APIConnectionError && hasBegun))
    return ofApiError(error as APIError);
  return faultNamed(hasBegun ? 'cut-off' : 'unreachable');
};

/** Asking again may help. */
const PASSING: ReadonlySet<ModelFault> = new Set([
  'unreachable',
  'conflict',
  'rate-limited',
  'server-error',
  'too-slow',
  'stalled',
  'cut-off',
  'empty',
  'malformed',
]);
/** Faults of the endpoint as a whole, not of one request. */
const BREAKING: ReadonlySet<ModelFault> = new Set([
  'unreachable',
  'unauthorised',
  'not-found',
  'rate-limited',
  'server-error',
  'too-slow',
  'stalled',
  'cut-off',
  'malformed',
]);
export const mayPass = (error: Error): boolean => error instanceof ModelError && PASSING.has(error.fault);
export const tellsOfTheEndpoint = (error: Error): boolean => error instanceof ModelError && BREAKING.has(error.fault);
