import { type ErrorBody } from '#contracts/http/error-body.js';
import { parseJson } from './parse-json.js';

const parse = (body: string): Partial<ErrorBody> | null => {
  const value = parseJson(body);
  return typeof value === 'object' && value !== null ? value : null;
};

/** A response that is not a success. `message` is 'status: body', or the status text if the body is empty (specification section 8). */
export class HttpError extends Error {
  readonly detail: Partial<ErrorBody> | null;

  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'HttpError';
    this.detail = parse(body);
  }
}

/** Statuses that say nothing about the request: unknown address, and server error. */
const OF_NOTHING: readonly unknown[] = ['NOT_FOUND', 'INTERNAL'];

/** The message for users: the response's own, else the fallback of the specification. */
export const messageOf = (error: unknown, fallback: string): string => {
  const { code, message } = (error instanceof HttpError ? error.detail : null) ?? {};
  return typeof message === 'string' && message !== '' && !OF_NOTHING.includes(code) ? message : fallback;
};

/** The field that a refusal is about; null if it names none. */
export const fieldOf = (error: unknown): string | null => {
  const field = error instanceof HttpError ? error.detail?.details?.['field'] : null;
  return typeof field === 'string' ? field : null;
};

export const codeOf = (error: unknown): string | null =>
  error instanceof HttpError && typeof error.detail?.code === 'string' ? error.detail.code : null;

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.status === status;

const PASSING = [408, 429];
/** The server understood the request and refused it: sending it again later will not help. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status < 500 && !PASSING.includes(error.status);
