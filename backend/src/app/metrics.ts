import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SpentTokens } from '#backend/modules/narration/budget/spent-tokens.js';
import { processMetrics } from '#backend/platform/metrics/process-metrics.js';
import { lagOf } from './lag.js';
import { type Platform } from './platform.js';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS = 1_000;

/** Tokens that models may still use today, of all copies together; absent where there is no limit. */
const watchBudget = (app: NestFastifyApplication, { config }: Platform, registry: Registry): void => {
  const limit = config.model?.tokensPerDay ?? 'unlimited';
  if (limit === 'unlimited') return;
  new Gauge({
    name: 'model_tokens_left_today',
    help: 'Tokens that models may still use until midnight (UTC)',
    registers: [registry],
    async collect() {
      this.set(Math.max(0, limit - (await app.get(SpentTokens, { strict: false }).ofToday('')).byServer));
    },
  });
};

/** /metrics, in the text format of Prometheus: the process, its answers by route, and how far the read models are behind. */
export const serveMetrics = (app: NestFastifyApplication, platform: Platform): void => {
  const { metrics: registry } = platform;
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
  watchBudget(app, platform, registry);
  const all = Registry.merge([registry, processMetrics]);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    answers.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / MS,
    );
    done();
  });
  fastify.get('/metrics', async (_, reply) => reply.type(all.contentType).send(await all.metrics()));
};
