import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SpentTokens } from '#backend/modules/narration/budget/spent-tokens.js';
import { refusalBody } from '#backend/platform/http/error-bodies.js';
import { metricsAccess } from '#backend/platform/metrics/metrics-access.js';
import { processMetrics } from '#backend/platform/metrics/process-metrics.js';
import { lagOf } from './lag.js';
import { type Platform } from './platform.js';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS = 1_000;

/** Tokens that models may still use today, of all copies together; absent where there is no limit. */
const watchBudget = ({ config, pool, clock, metrics }: Platform): void => {
  const limit = config.model?.tokensPerDay ?? 'unlimited';
  if (limit === 'unlimited') return;
  const spent = new SpentTokens(pool, clock);
  new Gauge({
    name: 'model_tokens_left_today',
    help: 'Tokens that models may still use until midnight (UTC)',
    registers: [metrics],
    async collect() {
      this.set(Math.max(0, limit - (await spent.ofToday('')).byServer));
    },
  });
};

/** What every process of the game counts, whatever runs in it: itself, how far the read models are behind, what models have left. */
export const collectMetrics = (platform: Platform): void => {
  const { metrics } = platform;
  collectDefaultMetrics({ register: metrics });
  new Gauge({
    name: 'read_models_lag_events',
    help: 'Events that the read models have not seen yet',
    registers: [metrics],
    async collect() {
      this.set(await lagOf(platform));
    },
  });
  watchBudget(platform);
};

/** All metrics of this process, to be printed in the text format of Prometheus. */
export const allMetrics = ({ metrics }: Platform): Registry => Registry.merge([metrics, processMetrics]);

/** Counts the answers by route. Without a port of their own the metrics are at /metrics. */
export const serveMetrics = (app: NestFastifyApplication, platform: Platform): void => {
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [platform.metrics],
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    answers.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / MS,
    );
    done();
  });
  if (platform.config.metricsPort !== null) return;
  const all = allMetrics(platform);
  const access = { token: platform.config.metricsToken, ownPort: false };
  fastify.get('/metrics', async ({ raw }, reply) => {
    const granted = metricsAccess(raw, access);
    if (granted === 'hidden') {
      reply.callNotFound();
      return reply;
    }
    if (granted === 'refused') return reply.code(401).header('www-authenticate', 'Bearer').send(refusalBody(401));
    return reply.type(all.contentType).send(await all.metrics());
  });
};
