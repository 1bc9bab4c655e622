import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { GenAiMetrics } from './gen-ai-metrics.js';
import { type ChatUsage, type ModelFault } from '../chat-model.port.js';

const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];

export type CircuitState = 'closed' | 'half-open' | 'open';
const STATE_NUMBERS: Readonly<Record<CircuitState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** What /metrics tells of the models; no label holds anything of a person. */
export class ModelMetrics {
  private readonly calls;
  private readonly firstPieces;
  private readonly faults;
  private readonly retries;
  private readonly tokens;
  private readonly circuit;
  private readonly reachable;
  private readonly truncated;
  private readonly genAi;

  constructor(registry: Registry) {
    const registers = [registry];
    this.genAi = new GenAiMetrics(registry);
    const labelNames = ['model', 'purpose'] as const;
    this.calls = new Histogram({
      name: 'model_call_duration_seconds',
      help: 'Time of a call to a model, to its end; outcome is ok or the fault',
      labelNames: [...labelNames, 'outcome'],
      buckets: SECONDS,
      registers,
    });
    this.firstPieces = new Histogram({
      name: 'model_first_piece_seconds',
      help: 'Time of a call to the first piece of text',
      labelNames,
      buckets: SECONDS,
      registers,
    });
    this.faults = new Counter({
      name: 'model_faults_total',
      help: 'Failed attempts to call a model, also those that were repeated',
      labelNames: ['model', 'fault'],
      registers,
    });
    this.retries = new Counter({ name: 'model_retries_total', help: 'Repeated attempts to call a model', registers });
    this.tokens = new Counter({
      name: 'model_tokens_total',
      help: 'Tokens that models have read (input) and written (output)',
      labelNames: [...labelNames, 'direction'],
      registers,
    });
    this.circuit = new Gauge({
      name: 'model_circuit_state',
      help: 'The circuit breaker of the endpoint: 0 closed, 1 half open, 2 open',
      registers,
    });
    this.reachable = new Gauge({
      name: 'model_reachable',
      help: 'Whether the last probe of the model succeeded',
      labelNames: ['model'],
      registers,
    });
    this.truncated = new Counter({
      name: 'model_truncated_prompts_total',
      help: 'Prompts of which the endpoint reports fewer tokens than they have',
      labelNames: ['model'],
      registers,
    });
  }

  called(model: string, purpose: string, call: { readonly ms: number; readonly outcome: ModelFault | 'ok' }): void {
    this.calls.observe({ model, purpose, outcome: call.outcome }, call.ms / 1_000);
    this.genAi.called(model, call.ms, call.outcome);
  }
  begun(model: string, purpose: string, ms: number): void {
    this.firstPieces.observe({ model, purpose }, ms / 1_000);
  }
  failed(model: string, fault: ModelFault): void {
    this.faults.inc({ model, fault });
  }
  retried(): void {
    this.retries.inc();
  }
  used(model: string, purpose: string, usage: ChatUsage): void {
    const { inputTokens, outputTokens } = usage;
    this.genAi.used(model, usage);
    this.tokens.inc({ model, purpose, direction: 'input' }, inputTokens);
    this.tokens.inc({ model, purpose, direction: 'output' }, outputTokens);
  }
  circuitIs(state: CircuitState): void {
    this.circuit.set(STATE_NUMBERS[state]);
  }
  reaches(model: string, isReachable: boolean): void {
    this.reachable.set({ model }, isReachable ? 1 : 0);
  }
  promptTruncated(model: string): void {
    this.truncated.inc({ model });
  }
}
