import { type node } from '@opentelemetry/sdk-node';
import { currentCorrelation } from '../correlation/correlation.js';
import { CORRELATION_ATTRIBUTE } from '../correlation/correlated-span.js';

const done = (): Promise<void> => Promise.resolve();

/** Each span names the request that it follows from, as events, jobs and log lines do. */
export class CorrelationProcessor implements node.SpanProcessor {
  readonly forceFlush = done;
  readonly shutdown = done;

  onStart(span: Parameters<node.SpanProcessor['onStart']>[0]): void {
    const { correlationId } = currentCorrelation() ?? {};
    if (correlationId) span.setAttribute(CORRELATION_ATTRIBUTE, correlationId);
  }

  onEnd(): void {
    // The exporter's processor sends it.
  }
}
