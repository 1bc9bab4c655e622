import { type ZodType } from 'zod';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}
export interface ChatRequest {
  /** For metrics and the log. */
  readonly purpose: 'narrate' | 'word' | 'read';
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  /** 0 to 2; absent: the endpoint's default. */
  readonly temperature?: number;
  /** Told once, when the call is over however it ended, and only where it took tokens: those of all its attempts. */
  readonly onUsage?: (usage: ChatUsage) => void;
}
/** Tokens as the endpoint reported them; estimated where it reports none. */
export interface ChatUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly isEstimated: boolean;
}
/** Text comes in pieces of any length. A stream that ends without `end` was cut off. Reasoning is never given; the usage is the answer's own, without attempts before it. */
export type ChatPiece =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'end'; readonly usage: ChatUsage };

export type ModelFault =
  | 'unreachable'
  | 'unauthorised'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'server-error'
  | 'bad-request'
  | 'too-slow'
  | 'stalled'
  | 'cut-off'
  | 'too-long'
  | 'empty'
  | 'refused'
  | 'filtered'
  | 'malformed'
  | 'circuit-open'
  | 'stopped';

/** The endpoint failed. The message names no key and quotes nothing that a person wrote. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  constructor(
    readonly fault: ModelFault,
    message: string,
    /** What the endpoint asked for; null where it did not. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** A model behind an OpenAI-compatible endpoint. Each call has time limits of its own and ends when `signal` aborts. */
export interface ChatModel {
  /** As the endpoint knows it. */
  readonly name: string;
  /** Retries only before the first piece. @throws ModelError */
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPiece>;
  /** A strict JSON answer, checked against the schema. @throws ModelError */
  json<T>(
    request: ChatRequest & { readonly schema: ZodType<T>; readonly schemaName: string },
    signal: AbortSignal,
  ): Promise<{ readonly value: T; readonly usage: ChatUsage }>;
}

/** The models of this installation: both null without an endpoint. */
export interface ChatModels {
  readonly model: ChatModel | null;
  /** Null too where OPENAI_MODEL_ADVANCED names no other model. */
  readonly advanced: ChatModel | null;
}
export const CHAT_MODELS = Symbol('ChatModels');

/** The provider's own moderation of texts, where it has one. */
export interface Moderation {
  /** Scores of 0 to 1 by category; null where the endpoint has no moderation or does not answer in time. */
  scoresOf(text: string, signal: AbortSignal): Promise<Readonly<Record<string, number>> | null>;
}
export const MODERATION = Symbol('Moderation');
