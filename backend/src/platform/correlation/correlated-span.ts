import { trace } from '@opentelemetry/api';

/** The request that a span follows from. */
export const CORRELATION_ATTRIBUTE = 'correlation.id';

/** The span of the request or job that is running, where traces are taken, names its correlation. */
export const correlateSpan = (correlationId: string): void => {
  trace.getActiveSpan()?.setAttribute(CORRELATION_ATTRIBUTE, correlationId);
};
