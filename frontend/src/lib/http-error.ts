import { type ErrorBody } from '#contracts/http/error-body.js';

const parse = (body: string): Partial<ErrorBody> | null => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
};

/** An answer that is not a success. `message` is 'status: body', or the status text where the body is empty (specification section 8). */
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

/** The words for a person: the answer's own message, else the fallback of the specification. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof HttpError && typeof error.detail?.message === 'string' && error.detail.message !== '' ? error.detail.message : fallback;

export const isStatus = (error: unknown, status: number): boolean => error instanceof HttpError && error.status === status;
