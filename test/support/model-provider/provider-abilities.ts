import { type ChatBody, type GoodAnswer, type JsonSchema, type ProviderAbilities } from './provider-script.js';
import { type Completion, completionOf } from './provider-wire.js';

const THOUGHT = 'They want me to answer. I should think about it first, step by step.';
const COUNTED = 'one, two, three, four, five, six, seven, '.repeat(6);

/** The name of a field that this endpoint does not know; null where it knows all. */
export const unknownFieldIn = (body: ChatBody, able: ProviderAbilities): string | null => {
  const known: Readonly<Record<string, boolean>> = {
    max_completion_tokens: able.tokenLimit === 'max_completion_tokens',
    max_tokens: able.tokenLimit === 'max_tokens',
    reasoning_effort: able.thinkingOff === 'reasoning_effort',
    chat_template_kwargs: able.thinkingOff === 'chat_template_kwargs',
    stream_options: able.usageInStream,
    response_format:
      body.response_format?.type === 'json_schema' ? able.strictJson : body.response_format ? able.jsonObject : true,
  };
  return Object.keys(body).find((field) => known[field] === false) ?? null;
};

/** The first value that a strict schema allows. */
const valueOf = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return valueOf(schema.anyOf[0]);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, valueOf(inner)]));
  const simple: Readonly<Record<string, unknown>> = { number: 1, integer: 1, boolean: true, array: [], null: null };
  return simple[String(schema.type)] ?? 'text';
};

/** A probe's answer, as such an endpoint would give it. */
export const answerToProbe = ({ response_format: format, messages }: ChatBody, able: ProviderAbilities): GoodAnswer => {
  if (format?.type === 'json_schema' && format.json_schema && able.strictJson)
    return { text: JSON.stringify(valueOf(format.json_schema.schema)) };
  if (format?.type === 'json_object' && able.jsonObject) return { text: '{"ready": true}' };
  return { text: messages.at(-1)?.content.startsWith('Count') ? COUNTED : 'Good day.' };
};

const thinks = (body: ChatBody, { thoughts, thinkingOff }: ProviderAbilities): boolean => {
  if (thoughts === null) return false;
  if (thinkingOff === 'reasoning_effort') return body.reasoning_effort !== 'none';
  return thinkingOff !== 'chat_template_kwargs' || body.chat_template_kwargs?.enable_thinking !== false;
};

const limitOf = (body: ChatBody, { tokenLimit }: ProviderAbilities): number => body[tokenLimit] ?? Infinity;

/** An answer as this endpoint gives it: after its thoughts where it has some, and both within the limit that it knows. */
export const completionBy = (body: ChatBody, answer: GoodAnswer, able: ProviderAbilities): Completion => {
  const characters = limitOf(body, able) * 4;
  const reasoning = (answer.reasoning ?? (thinks(body, able) ? THOUGHT : '')).slice(0, characters);
  const content = answer.text.slice(0, characters - reasoning.length);
  const more = { finish: content === answer.text ? 'stop' : 'length', usage: answer.usage ?? {} };
  const reasoningField = able.thoughts === 'reasoning_content' ? 'reasoning_content' : 'reasoning';
  if (able.jsonInReasoning && body.response_format)
    return completionOf('', { ...more, reasoning: content, reasoningField });
  if (able.thoughts === 'think-tags' && reasoning)
    return completionOf(`<think>\n${reasoning}\n</think>\n\n${content}`, more);
  return completionOf(content, { ...more, reasoning, reasoningField });
};
