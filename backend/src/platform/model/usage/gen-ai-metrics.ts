import { Histogram, type Registry } from 'prom-client';
import { type ChatUsage, type ModelFault } from '../chat-model.port.js';

const SHORTEST_S = 0.01;
const doubling = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first * 2 ** n);
const TOKENS = Array.from({ length: 11 }, (_, n) => 4 ** n);

/** The metrics of OpenTelemetry's conventions for generative AI, under Prometheus' form of their names. */
export class GenAiMetrics {
  private readonly durations;
  private readonly tokens;

  constructor(registry: Registry) {
    const registers = [registry];
    const labelNames = ['gen_ai_operation_name', 'gen_ai_provider_name', 'gen_ai_request_model'] as const;
    this.durations = new Histogram({
      name: 'gen_ai_client_operation_duration_seconds',
      help: 'Time of a call to a model; error_type is its fault, empty where it succeeded',
      labelNames: [...labelNames, 'error_type'],
      buckets: doubling(SHORTEST_S, 14),
      registers,
    });
    this.tokens = new Histogram({
      name: 'gen_ai_client_token_usage',
      help: 'Tokens of a call to a model, by type: input or output',
      labelNames: [...labelNames, 'gen_ai_token_type'],
      buckets: TOKENS,
      registers,
    });
  }

  called(model: string, ms: number, outcome: ModelFault | 'ok'): void {
    this.durations.observe({ ...this.labels(model), error_type: outcome === 'ok' ? '' : outcome }, ms / 1_000);
  }

  used(model: string, { inputTokens, outputTokens }: ChatUsage): void {
    this.tokens.observe({ ...this.labels(model), gen_ai_token_type: 'input' }, inputTokens);
    this.tokens.observe({ ...this.labels(model), gen_ai_token_type: 'output' }, outputTokens);
  }

  private labels(model: string) {
    return { gen_ai_operation_name: 'chat', gen_ai_provider_name: 'openai', gen_ai_request_model: model };
  }
}
