import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type Logger } from '../../logger.port.js';
import { rateLimitedWarnings } from '../../rate-limited-warnings.js';
import { refusalBody } from '../error-bodies.js';
import { answerClientErrors } from './client-errors.js';
import { limitPerAddress } from './connection-limits.js';
import { limitPipelining } from './pipelining.js';
import { refuseRaw } from './raw-answer.js';
import { type HeaderList, securityHeaders, type SecurityPolicy } from './security-headers.js';
import { type Trust } from './trusted-proxies.js';
import { watchDescriptors } from './watch-descriptors.js';

/** Milliseconds. Node checks the first two every `check`, so that they may take that much longer. */
export interface ServerTimes {
  /** From the opening of a connection, or the first byte of a further request, to the end of the headers. */
  readonly headers: number;
  /** From the first byte of a request to the last one of its body. */
  readonly request: number;
  readonly check: number;
  /** Without a byte sent or taken, while a request is open. An event stream has its heartbeat. */
  readonly idle: number;
  /** For one answer to be taken; half a megabyte in three minutes is 3 kB a second. Event streams are apart. */
  readonly answer: number;
  /** Between two requests; longer than proxies keep a connection. */
  readonly keepAlive: number;
}

export const SERVER_TIMES: ServerTimes = {
  headers: 15_000,
  request: 30_000,
  check: 5_000,
  idle: 60_000,
  answer: 180_000,
  keepAlive: 72_000,
};

export interface HttpServerOptions {
  readonly times: ServerTimes;
  /** Open connections of the whole process. */
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  readonly trust: Trust;
  readonly policy: SecurityPolicy;
  readonly log: Logger;
}

/** Overridden where an answer is the same for everybody. */
const CACHE: HeaderList = [['Cache-Control', 'private, no-store']];
const WARN_EVERY_MS = 30_000;

const setAll = (response: ServerResponse, headers: HeaderList): void => {
  for (const [name, value] of headers) response.setHeader(name, value);
};

/** Works below the framework, so that every answer has these headers, also those of plugins and of errors. */
const answering =
  (handler: RequestListener, headersOf: (url: string) => HeaderList) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    setAll(response, headersOf(request.url ?? ''));
    setAll(response, CACHE);
    if (request.headers.host === undefined && request.httpVersion === '1.1') refuse(response, 400);
    else handler(request, response);
  };

const refuse = (response: ServerResponse, status: number): void => {
  response.statusCode = status;
  setAll(response, [
    ['Connection', 'close'],
    ['Content-Type', 'application/json; charset=utf-8'],
  ]);
  response.end(JSON.stringify(refusalBody(status)));
};

const answerOddities = (server: Server, headersOf: (url: string) => HeaderList): void => {
  const headers = headersOf('');
  server.on('clientError', answerClientErrors(server, headers));
  server.on('connect', (_, socket: Socket) => refuseRaw(socket, 405, [...headers, ['Allow', 'GET, HEAD, OPTIONS']]));
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    setAll(response, headers);
    setAll(response, CACHE);
    refuse(response, 417);
  });
};

const limitConnections = (server: Server, options: HttpServerOptions, headers: HeaderList): void => {
  const { maxConnections, maxConnectionsPerAddress: most, trust } = options;
  const warn = rateLimitedWarnings(options.log, WARN_EVERY_MS);
  server.maxConnections = maxConnections;
  server.on('drop', () =>
    warn(
      { maxConnections },
      'connections are refused: the process has its most (MAX_CONNECTIONS, or what ulimit -n leaves room for)',
    ),
  );
  limitPerAddress(server, {
    most,
    isExempt: (address) => trust(address, 0),
    refuse: (socket, address) => {
      warn(
        { address, most },
        'connections are refused: one address has its most (MAX_CONNECTIONS_PER_ADDRESS; for a proxy, TRUST_PROXY)',
      );
      refuseRaw(socket, 429, [...headers, ['Retry-After', '1']]);
    },
  });
  server.once('listening', () => {
    server.on('error', (error) => warn({ error }, 'connections could not be accepted'));
    watchDescriptors(server, warn);
  });
};

/**
 * The server below the framework: it bounds the time of every request and the number of connections, and answers what
 * is no request of HTTP/1.1 in the one error shape (design section 8).
 */
export const createHttpServer =
  (options: HttpServerOptions) =>
  (handler: RequestListener): Server => {
    const { times, policy } = options;
    const headersOf = securityHeaders(policy);
    const server = createServer(
      {
        headersTimeout: times.headers,
        requestTimeout: times.request,
        connectionsCheckingInterval: times.check,
        keepAliveTimeout: times.keepAlive,
        // Node would answer without a body.
        requireHostHeader: false,
      },
      limitPipelining(answering(handler, headersOf)),
    );
    server.setTimeout(times.idle);
    answerOddities(server, headersOf);
    limitConnections(server, options, headersOf(''));
    return server;
  };
