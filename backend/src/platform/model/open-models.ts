import { type Registry } from 'prom-client';
import { type ModelConfig } from '../config/config.js';
import { type Finding } from '../health/part.js';
import { type Logger } from '../logger.port.js';
import { type ChatModels, type Moderation } from './chat-model.port.js';
import { EndpointGuard } from './guard/endpoint-guard.js';
import { type GuardOptions, guardTimes } from './guard/guard-options.js';
import { limitsTimes } from './model-limits.js';
import { ProviderModeration } from './moderation/provider-moderation.js';
import { OpenAiChatModel } from './openai-chat-model.js';
import { ModelWatch, WATCH } from './probe/model-watch.js';
import { Probe } from './probe/probe.js';
import { ModelMetrics } from './usage/model-metrics.js';
import { CompletionClient, createClient } from './wire/completion-client.js';

export interface ModelEndpoint {
  readonly models: ChatModels;
  readonly moderation: Moderation;
  /** Probes in the background; returns at once. */
  start(): void;
  /** By model; asks nothing. */
  readonly findings: readonly { readonly name: string; readonly look: () => Finding }[];
  close(): void;
}
export interface ModelServices {
  readonly log: Logger;
  readonly metrics: Registry;
  /** Shorter ones in tests. */
  readonly times?: {
    readonly limits?: ReturnType<typeof limitsTimes>;
    readonly guard?: Partial<GuardOptions>;
    readonly watch?: Partial<typeof WATCH>;
  };
}

const NO_ENDPOINT: ModelEndpoint = {
  models: { model: null, advanced: null },
  moderation: { scoresOf: () => Promise.resolve(null) },
  start: () => undefined,
  findings: [],
  close: () => undefined,
};

const openEndpoint = (config: ModelConfig, { log, metrics: registry, times = {} }: ModelServices): ModelEndpoint => {
  const limits = times.limits ?? limitsTimes(config.patience);
  const metrics = new ModelMetrics(registry);
  const api = createClient(config);
  const client = new CompletionClient(api, limits);
  const guard = new EndpointGuard(
    { ...guardTimes(config.patience), ...times.guard },
    {
      onRetry: () => metrics.retried(),
      onState: (state) => {
        metrics.circuitIs(state);
        log.warn({ state }, "the circuit of the model's endpoint changed");
      },
    },
  );
  const modelNamed = (model: string) => {
    const probe = new Probe(client, model);
    const onReach = (isReachable: boolean): void => metrics.reaches(model, isReachable);
    const watch = new ModelWatch(
      { model, log, onReach, look: (signal) => probe.look(signal) },
      { ...WATCH, ...times.watch },
    );
    const onTruncated = (bytes: number, reported: number): void =>
      log.warn(
        { model, bytes, reported },
        'the endpoint reads only a part of the prompt: give its context more room, or lower MODEL_PROMPT_TOKENS',
      );
    return { watch, chat: new OpenAiChatModel(model, { client, guard, watch, limits, metrics, onTruncated }) };
  };
  const model = modelNamed(config.model);
  const advanced = config.modelAdvanced === config.model ? null : modelNamed(config.modelAdvanced);
  const watches = [{ name: 'model', ...model }, ...(advanced ? [{ name: 'advanced model', ...advanced }] : [])];
  return {
    models: { model: model.chat, advanced: advanced?.chat ?? null },
    moderation: new ProviderModeration(api, limits.moderationMs),
    start: () => watches.forEach(({ watch }) => watch.start()),
    findings: watches.map(({ name, watch }) => ({ name, look: () => watch.finding })),
    close: () => watches.forEach(({ watch }) => watch.stop()),
  };
};

/** The models that the configuration names; none without an endpoint. */
export const openModels = (config: ModelConfig | null, services: ModelServices): ModelEndpoint =>
  config === null ? NO_ENDPOINT : openEndpoint(config, services);
