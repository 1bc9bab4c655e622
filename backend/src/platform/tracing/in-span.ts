import { type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

const TRACER = 'steppes-and-seas';

/** A failure is told by its name alone: a message may repeat what a person wrote. */
export const failSpan = (span: Span, failure: string): void => {
  span.setAttribute('error.type', failure);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** A span that its caller ends; it does nothing where no traces are taken. */
export const beginSpan = (name: string, options: SpanOptions): Span => trace.getTracer(TRACER).startSpan(name, options);

/** Runs work in a span of its own. */
export const inSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> =>
  trace.getTracer(TRACER).startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(span, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
