import { zodResponseFormat } from 'openai/helpers/zod';
import { type ChatCompletionCreateParamsBase } from 'openai/resources/chat/completions/completions';
import { z, type ZodType } from 'zod';
import { type ChatMessage, type ChatRequest } from '../chat-model.port.js';
import { type Abilities } from '../probe/abilities.js';

export interface Schema {
  readonly schema: ZodType;
  readonly name: string;
}
/** With the one field that OpenAI does not have: self-hosted servers use it to switch a model's thinking off. */
export type Body = ChatCompletionCreateParamsBase & {
  readonly chat_template_kwargs?: { readonly enable_thinking: boolean };
};

export const thinkingOff = ({ thinkingOff: by }: Pick<Abilities, 'thinkingOff'>): Partial<Body> => {
  if (by === 'reasoning_effort') return { reasoning_effort: 'none' };
  return by === null ? {} : { chat_template_kwargs: { enable_thinking: false } };
};

const formatOf = ({ schema, name }: Schema, able: Abilities): Partial<Body> => {
  if (able.strictJson) return { response_format: zodResponseFormat(schema, name) };
  return able.jsonObject ? { response_format: { type: 'json_object' } } : {};
};

const inWords = ({ schema }: Schema): string =>
  `Answer with one JSON object that fits this JSON schema, and with nothing else: ${JSON.stringify(z.toJSONSchema(schema))}`;

/** Many templates take one system message, and only at the beginning. */
const withInstruction = (messages: readonly ChatMessage[], words: string): ChatMessage[] => {
  const [first, ...rest] = messages;
  return first?.role === 'system'
    ? [{ ...first, content: `${first.content}\n\n${words}` }, ...rest]
    : [{ role: 'system', content: words }, ...messages];
};

/** The request as this endpoint understands it. */
export const bodyFor = (model: string, request: ChatRequest, able: Abilities, schema: Schema | null): Body => ({
  model,
  messages: schema && !able.strictJson ? withInstruction(request.messages, inWords(schema)) : [...request.messages],
  [able.tokenLimit]: request.maxTokens,
  ...(request.temperature !== undefined && able.temperature && { temperature: request.temperature }),
  ...(schema && formatOf(schema, able)),
  ...thinkingOff(able),
  ...(able.streaming && { stream: true, ...(able.usageInStream && { stream_options: { include_usage: true } }) }),
});
