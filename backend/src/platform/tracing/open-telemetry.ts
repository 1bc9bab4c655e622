import { diag, DiagLogLevel } from '@opentelemetry/api';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK, node } from '@opentelemetry/sdk-node';
import pTimeout from 'p-timeout';
import { rateLimitedWarnings } from '../rate-limited-warnings.js';
import { CorrelationProcessor } from './correlation-processor.js';
import { BundledPgInstrumentation } from './pg-instrumentation.js';
import { type Tracing, type TracingOptions } from './tracing.js';
import { ignored } from '#backend/shared/ignored.js';

const SERVICE = 'steppes-and-seas';
/** A collector that is away is warned of this often. */
const WARN_EVERY_MS = 60_000;
/** A collector that is away must not keep a process from its end. */
const LAST_SPANS_MS = 3_000;
const UNTRACED = /^\/(?:assets|health|metrics)(?:\/|$)/;

/** A page's address may hold a token of a mail: only the route is told. */
const requests = new FastifyOtelInstrumentation({
  registerOnInitialization: true,
  instrumentHooks: false,
  recordExceptions: false,
  ignorePaths: ({ url }) => UNTRACED.test(url),
  requestHook: (span, { method, routeOptions: { url = 'unknown' } }) => {
    span.updateName(`${method} ${url}`);
    span.setAttribute('url.path', url);
  },
});

/** Addresses of webhooks and their queries may be secrets. */
const calls = new UndiciInstrumentation({
  requireParentforSpans: true,
  requestHook: (span, { origin }) => {
    for (const secret of ['url.full', 'url.path', 'url.query']) span.setAttribute(secret, origin);
  },
});

const warnOfCollector = ({ log }: TracingOptions): void => {
  const occasionally = rateLimitedWarnings(log, WARN_EVERY_MS);
  const warn = (message: string): void => occasionally({ reason: message.slice(0, 200) }, 'traces could not be sent');
  const nothing = (): void => undefined;
  diag.setLogger({ error: warn, warn, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.WARN);
};

/** OTEL_ variables of the SDK (headers, sampler, limits) count as they are documented there; metrics are Prometheus'. */
export const startOpenTelemetry = (options: TracingOptions): Tracing => {
  warnOfCollector(options);
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces` });
  const sdk = new NodeSDK({
    serviceName: process.env['OTEL_SERVICE_NAME'] ?? SERVICE,
    spanProcessors: [new CorrelationProcessor(), new node.BatchSpanProcessor(exporter)],
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [requests, calls, new BundledPgInstrumentation()],
  });
  sdk.start();
  const stop = (): Promise<void> =>
    pTimeout(sdk.shutdown(), { milliseconds: LAST_SPANS_MS }).catch(ignored.whileClosing);
  return { stop };
};
