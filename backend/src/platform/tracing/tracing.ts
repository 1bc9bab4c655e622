import { type Logger } from '../logger.port.js';

export interface TracingOptions {
  /** Where an OpenTelemetry collector takes OTLP over HTTP, without /v1/traces. */
  readonly endpoint: string;
  readonly log: Pick<Logger, 'warn'>;
}
export interface Tracing {
  /** Sends what is left, for some seconds at most. */
  stop(): Promise<void>;
}
