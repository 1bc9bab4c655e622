import { authToken } from './auth-token.js';
import { HttpError } from './http-error.js';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export interface RequestOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The request is completed even if the page is left meanwhile. */
  readonly keepalive?: boolean;
}

export const bearer = (): Record<string, string> => {
  const token = authToken.get();
  return token === null ? {} : { authorization: `Bearer ${token}` };
};

const read = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  if (!answer.ok) throw new HttpError(answer.status, text, answer.statusText);
  return text === '' ? undefined : JSON.parse(text);
};

/** One call (specification section 7): cookies always, bearer token when there is one, JSON only when there is a body. Throws HttpError. */
export const request = async <T>(
  method: Method,
  path: string,
  { body, headers, signal, keepalive = false }: RequestOptions = {},
): Promise<T> => {
  const answer = await fetch(path, {
    method,
    keepalive,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...bearer(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  return (await read(answer)) as T;
};
