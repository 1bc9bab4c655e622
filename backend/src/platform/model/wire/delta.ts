import { type ChatCompletion, type ChatCompletionChunk } from 'openai/resources/chat/completions';

export interface ReportedTokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}
/** A piece of an answer, of a stream or whole, whatever the endpoint calls its fields. */
export interface Delta {
  readonly content: string;
  readonly reasoning: string;
  readonly refusal: string;
  /** Null: the answer goes on. */
  readonly finish: string | null;
  readonly tokens: ReportedTokens | null;
}

type Fields = Readonly<Partial<Record<'content' | 'reasoning' | 'reasoning_content' | 'refusal', unknown>>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const tokensOf = (usage: ChatCompletion['usage'] | null): ReportedTokens | null => {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage ?? {};
  return Number.isSafeInteger(inputTokens) && Number.isSafeInteger(outputTokens)
    ? { inputTokens: inputTokens as number, outputTokens: outputTokens as number }
    : null;
};

const deltaFrom = (fields: Fields, finish: unknown, usage: ChatCompletion['usage'] | null): Delta => ({
  content: textOf(fields.content),
  reasoning: textOf(fields.reasoning) || textOf(fields.reasoning_content),
  refusal: textOf(fields.refusal),
  finish: textOf(finish) || null,
  tokens: tokensOf(usage),
});

/** Endpoints leave fields out that the client's types promise. */
type Loose<T> = { readonly [K in keyof T]?: T[K] | null };

export const deltaOfChunk = ({ choices, usage }: Loose<ChatCompletionChunk>): Delta => {
  const [choice] = choices ?? [];
  return deltaFrom(choice?.delta ?? {}, choice?.finish_reason, usage ?? null);
};

/** Null: it is no completion. */
export const deltaOfWhole = (answer: unknown): Delta | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const { choices, usage } = answer as Loose<ChatCompletion>;
  const [choice] = Array.isArray(choices) ? choices : [];
  return choice ? deltaFrom(choice.message, choice.finish_reason, usage ?? null) : null;
};
