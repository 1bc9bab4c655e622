import { authToken } from './auth-token.js';
import { HttpError } from './http-error.js';
import { lastWrite } from './last-write.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
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

/** Throws HttpError. */
const readText = async (answer: Response): Promise<string> => {
  const text = await answer.text();
  if (!answer.ok) throw new HttpError(answer.status, text, answer.statusText);
  return text;
};

const read = async (answer: Response): Promise<unknown> => {
  const text = await readText(answer);
  return text === '' ? undefined : JSON.parse(text);
};

const sendOnce = async (
  method: Method,
  path: string,
  { body, headers, signal, keepalive = false }: RequestOptions,
): Promise<Response> => {
  const answer = await fetch(path, {
    method,
    keepalive,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...bearer(),
      ...(method === 'GET' ? lastWrite.headers() : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  lastWrite.note(answer.headers.get('x-log-position'));
  return answer;
};

/** A read that does not show yet what this page has written is asked for again: the server waits each time. */
const send = async (method: Method, path: string, options: RequestOptions): Promise<Response> => {
  let answer = await sendOnce(method, path, options);
  while (answer.headers.has('x-read-behind') && lastWrite.isAwaited()) answer = await sendOnce(method, path, options);
  return answer;
};

/** One call (specification section 7): cookies always, bearer token when there is one, JSON only when there is a body. Throws HttpError. */
export const request = async <T>(method: Method, path: string, options: RequestOptions = {}): Promise<T> =>
  (await read(await send(method, path, options))) as T;

/** A part of a list; `next` is the path of the following part, null at the end. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

const NEXT = /<([^>]+)>; rel="next"/;

/** GET of a list: the next page is named in the Link header. Throws HttpError. */
export const requestPage = async <T>(path: string, options: RequestOptions = {}): Promise<ListPage<T>> => {
  const answer = await send('GET', path, options);
  const items = (await read(answer)) as readonly T[];
  return { items, next: NEXT.exec(answer.headers.get('link') ?? '')?.[1] ?? null };
};

/** GET of a file, as the server wrote it. Throws HttpError. */
export const requestFile = async (path: string): Promise<Blob> => {
  const answer = await send('GET', path, {});
  // As bytes: reading it as text would lose a byte order mark.
  return answer.ok ? answer.blob() : new Blob([await readText(answer)]);
};
