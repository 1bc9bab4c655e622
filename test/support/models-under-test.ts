import { Registry } from 'prom-client';
import { type Config } from '#backend/platform/config/config.js';
import { type ChatPiece, type ChatRequest, ModelError } from '#backend/platform/model/chat-model.port.js';
import { type ModelServices, openModels } from '#backend/platform/model/open-models.js';
import { type ModelProvider, type ModelProviderOptions, startModelProvider } from './model-provider/model-provider.js';

/** In ms: long enough for a busy machine to answer in, short enough to be waited for. */
export const SHORT_LIMITS = { firstDeltaMs: 300, silenceMs: 300, totalMs: 4_000, moderationMs: 400 };
const SHORT_TIMES: NonNullable<ModelServices['times']> = {
  limits: SHORT_LIMITS,
  guard: {
    retries: 2,
    firstPauseMs: 1,
    longestPauseMs: 5,
    longestRetryAfterMs: 2_000,
    failuresInARow: 1_000,
    openMs: 50,
  },
  watch: { waitMs: 4_000, firstPauseMs: 10, longestPauseMs: 50, freshMs: 0 },
};
export const KEY = 'sk-secret-of-the-tests';
type ModelSettings = NonNullable<Config['model']>;

interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly details: object;
}

/** The game's models before a provider, with short limits. Close both. */
export const modelsUnderTest = (
  baseUrl: string,
  times: NonNullable<ModelServices['times']> = {},
  settings: Partial<ModelSettings> = {},
) => {
  const lines: LogLine[] = [];
  const at = (level: string) => (details: object, message: string) => void lines.push({ level, message, details });
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  const metrics = new Registry();
  const config: ModelSettings = {
    apiKey: KEY,
    baseUrl,
    model: 'stand-in',
    modelAdvanced: 'stand-in',
    patience: 1,
    promptTokens: 3_000,
    tokensPerDay: 'unlimited',
    tokensPerPersonDay: 'unlimited',
    ...settings,
  };
  const endpoint = openModels(config, {
    log,
    metrics,
    times: {
      limits: times.limits ?? SHORT_LIMITS,
      guard: { ...SHORT_TIMES.guard, ...times.guard },
      watch: { ...SHORT_TIMES.watch, ...times.watch },
    },
  });
  const { model } = endpoint.models;
  if (!model) throw new Error('there is no model');
  return { endpoint, model, metrics, lines };
};

/** A provider, and the game's models before it. */
export const providerWithModels = async (
  options: Partial<ModelProviderOptions> = {},
  times: NonNullable<ModelServices['times']> = {},
) => {
  const provider: ModelProvider = await startModelProvider({ script: () => ({ text: 'Well.' }), ...options });
  const models = modelsUnderTest(provider.url, times);
  const close = async (): Promise<void> => {
    models.endpoint.close();
    await provider.close();
  };
  return { provider, ...models, close };
};

export const requestOf = (words: string, more: Partial<ChatRequest> = {}): ChatRequest => ({
  purpose: 'narrate',
  messages: [
    { role: 'system', content: 'You are a storyteller.' },
    { role: 'user', content: words },
  ],
  maxTokens: 500,
  ...more,
});

/** All that a stream gave, and the error by which it ended. */
export const read = async (pieces: AsyncIterable<ChatPiece>) => {
  let text = '';
  let end: Extract<ChatPiece, { kind: 'end' }> | null = null;
  try {
    for await (const piece of pieces) {
      if (piece.kind === 'text') text += piece.text;
      else end = piece;
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { text, end, fault: error.fault, error };
  }
  return { text, end, fault: null, error: null };
};
