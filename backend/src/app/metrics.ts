import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { lagOf } from './lag.js';
import { type Platform } from './platform.js';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS = 1_000;

/** /metrics, in the text format of Prometheus: the process, its answers by route, and how far the read models are behind. */
export const serveMetrics = (app: NestFastifyApplication, platform: Platform): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'read_models_lag_events',
    help: 'Events that the read models have not seen yet',
    registers: [registry],
    async collect() {
      this.set(await lagOf(platform));
    },
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    answers.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / MS,
    );
    done();
  });
  fastify.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
};
