import { type Tracing, type TracingOptions } from './tracing.js';

/**
 * Spans of requests, statements, jobs and model calls, sent to a collector. The packages for it are only loaded here: a
 * game without a collector pays nothing.
 */
export const startTracing = async (options: TracingOptions): Promise<Tracing> =>
  (await import('./open-telemetry.js')).startOpenTelemetry(options);
