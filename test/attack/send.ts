import http from 'node:http';

export interface RawAnswer {
  readonly method: string;
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}
export interface RawRequest {
  readonly method?: string;
  /** As it stands on the request line: nothing is encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it is: nothing is stringified. */
  readonly body?: string | Buffer;
  readonly token?: string;
}

/** An answer takes longer than this only where something hangs. */
const ANSWERED_MS = 20_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

const headersOf = ({ headers = {}, body, token }: RawRequest): Record<string, string> => ({
  ...(body !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...headers,
});

/** Sends what no honest client sends. @throws Error where the connection breaks or no answer arrives in time */
export const send = (url: string, request: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const { method = 'GET', path, body } = request;
    const sent = http.request({ hostname, port, method, path, agent, headers: headersOf(request) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ method, status, headers, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.setTimeout(ANSWERED_MS, () => sent.destroy(new Error(`${method} ${path.slice(0, 80)}: no answer`)));
    sent.on('error', reject);
    sent.end(body);
  });
