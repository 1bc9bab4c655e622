import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { metricsAccess } from '#backend/platform/metrics/metrics-access.js';
import { liveHealth, readyHealth } from './health-answer.js';
import { allMetrics } from './metrics.js';
import { type Platform } from './platform.js';
import { type RunningRole } from './role.js';
import { listenError } from './startup-error.js';

/** A scrape is one short request. */
const REQUEST_MS = 10_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const answerMetrics = (platform: Platform): Answer => {
  const access = { token: platform.config.metricsToken, ownPort: true };
  return async (request, response) => {
    if (metricsAccess(request, access) === 'refused') {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      return;
    }
    // Parts that start later than this server bring metrics of their own.
    const all = allMetrics(platform);
    const text = await all.metrics();
    response.writeHead(200, { 'content-type': all.contentType }).end(text);
  };
};

const answerHealth =
  (look: () => object | Promise<object>): Answer =>
  async (_, response) => {
    const body = await look();
    response.writeHead('statusCode' in body ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** Orchestrators show no token: the health of a process holds no secret. */
const answering = (platform: Platform): Answer => {
  const { readiness } = platform;
  const answers = new Map<string | undefined, Answer>([
    ['/metrics', answerMetrics(platform)],
    ['/health/live', answerHealth(() => liveHealth(readiness))],
    ['/health/ready', answerHealth(() => readyHealth(readiness))],
  ]);
  return async (request, response) => {
    const answer = request.method === 'GET' ? answers.get(request.url?.split('?')[0]) : undefined;
    if (answer) await answer(request, response);
    else response.writeHead(404).end();
  };
};

const listening = async (server: Server, port: number, host: string): Promise<void> => {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError(error, { port, host }, 'METRICS_PORT');
  });
};

/** /metrics and the health of the process at METRICS_PORT, in any process of the game; null where it is not set. @throws StartupError */
export const startMetricsServer = async (platform: Platform): Promise<RunningRole | null> => {
  const { metricsPort, host } = platform.config;
  if (metricsPort === null) return null;
  const answer = answering(platform);
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await listening(server, metricsPort, host);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { stop, address: `port ${(server.address() as AddressInfo).port}` };
};
