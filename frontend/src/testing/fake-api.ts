/** The response to a call: a JSON body, or a status and a body. */
export interface Reply {
  readonly status?: number;
  readonly body: unknown;
  /** The path of a list's next page. */
  readonly next?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}
export type Replies = Readonly<Record<string, Reply | ((call: Call) => Reply | Promise<Reply>)>>;

const responseOf = (reply: Reply): Partial<Response> => {
  const { status = 200, next, headers = {} } = reply;
  return {
    ok: status < 300,
    status,
    statusText: '',
    headers: new Headers({ ...headers, ...(next === undefined ? {} : { link: `<${next}>; rel="next"` }) }),
    text: () => Promise.resolve(reply.body === undefined ? '' : JSON.stringify(reply.body)),
  };
};

const addressOf = (input: RequestInfo | URL): string => (typeof input === 'string' ? input : '');

const callOf = (path: string, { method = 'GET', body, headers }: RequestInit): Call => ({
  method,
  path,
  body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
  headers: new Headers(headers),
});

/**
 * Answers fetch by method and path; keys look like 'POST /api/actions'. A call to an unknown path never gets a
 * response.
 * @returns the calls that were made
 */
export const fakeApi = (replies: Replies): readonly Call[] => {
  const calls: Call[] = [];
  globalThis.fetch = async (path, init = {}) => {
    const call = callOf(addressOf(path), init);
    calls.push(call);
    const reply = replies[`${call.method} ${call.path}`];
    if (reply === undefined) return new Promise<Response>(() => undefined);
    return responseOf(await (typeof reply === 'function' ? reply(call) : reply)) as Response;
  };
  return calls;
};

/** A server that answers only the request for a session's event stream. @returns a function that writes an event */
export const fakeEventStream = () => {
  let write: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const response = { ok: true, status: 200, body } as unknown as Response;
  globalThis.fetch = (input) =>
    addressOf(input).endsWith('/events') ? Promise.resolve(response) : new Promise(() => undefined);
  return (event: string, id: string, data: unknown): void =>
    write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
};
