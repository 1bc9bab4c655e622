/** What a request of Chat Completions holds, as far as tests look at it. */
export interface ChatBody {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly reasoning_effort?: string;
  readonly chat_template_kwargs?: { readonly enable_thinking?: boolean };
  readonly response_format?: {
    readonly type: 'text' | 'json_object' | 'json_schema';
    readonly json_schema?: { readonly name: string; readonly strict?: boolean; readonly schema: JsonSchema };
  };
}
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** A request as it came over the wire. */
export interface ProviderRequest {
  /** From 0, of all requests to this provider. */
  readonly n: number;
  /** From 0, of those that are answered by the script. */
  readonly call: number;
  readonly path: string;
  /** The header as it came; null where there was none. */
  readonly authorization: string | null;
  readonly body: ChatBody;
  /** A check of the connection at a start: it is answered by the provider's abilities, never by the script. */
  readonly isProbe: boolean;
  /** All messages, a line each: for a look at what was asked. */
  readonly text: string;
}

/** Tokens in an answer's usage; what is absent is counted as a token for each four bytes. */
export interface ReportedUsage {
  readonly input?: number;
  readonly output?: number;
}
export interface GoodAnswer {
  /** The prose, or what stands in place of the JSON. */
  readonly text: string;
  readonly reasoning?: string;
  readonly usage?: ReportedUsage;
  /** Pause before the first piece, and between pieces, in ms. */
  readonly delayMs?: number;
  readonly pieceMs?: number;
}
/** Every way in which a provider fails: by its status, or by what it sends or leaves out. */
export const PROVIDER_FAULTS = [
  '400',
  '401',
  '404',
  '408',
  '409',
  '429',
  'quota',
  '500',
  '503',
  'reset',
  'silent',
  'headers-only',
  'reset-midway',
  'stalled',
  'drip',
  'malformed-json',
  'malformed-sse',
  'error-in-stream',
  'empty',
  'refusal',
  'content-filter',
  'length',
  'no-finish',
  'other-language',
] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];
export interface FaultyAnswer {
  readonly fault: ProviderFault;
  /** What is said before the fault, where something is said at all; a sentence where absent. */
  readonly text?: string;
  /** Of 408, 429 and 503: seconds. */
  readonly retryAfter?: number;
}
export type ProviderAnswer = GoodAnswer | FaultyAnswer;
export type ProviderScript = (request: ProviderRequest) => ProviderAnswer | Promise<ProviderAnswer>;

/** How good an endpoint is: each of these is found in servers that people run. */
export interface ProviderAbilities {
  readonly streaming: boolean;
  readonly usageInStream: boolean;
  readonly strictJson: boolean;
  readonly jsonObject: boolean;
  readonly tokenLimit: 'max_completion_tokens' | 'max_tokens';
  /** Whether fields that it does not know are refused by 400. */
  readonly refusesUnknownFields: boolean;
  /** Null: it does not think. Else where the thoughts stand. */
  readonly thoughts: 'reasoning' | 'reasoning_content' | 'think-tags' | null;
  readonly thinkingOff: 'reasoning_effort' | 'chat_template_kwargs' | null;
  /** The JSON stands among the thoughts, and `content` is empty. */
  readonly jsonInReasoning: boolean;
  readonly moderation: boolean;
}
export const ABLE: ProviderAbilities = {
  streaming: true,
  usageInStream: true,
  strictJson: true,
  jsonObject: true,
  tokenLimit: 'max_completion_tokens',
  refusesUnknownFields: false,
  thoughts: null,
  thinkingOff: null,
  jsonInReasoning: false,
  moderation: false,
};
