import { z } from 'zod';
import { zodResponseFormat } from 'openai/helpers/zod';
import { ModelError, type ModelFault } from '../chat-model.port.js';
import { type CompletionClient } from '../wire/completion-client.js';
import { jsonInText } from '../wire/json-in-text.js';
import { type Body, thinkingOff } from '../wire/request-body.js';
import { ShownText } from '../wire/shown-text.js';
import { type Abilities } from './abilities.js';
import { PROBE_WORDS } from './probe-words.js';

/** Enough for a sentence, and for the thoughts of a model that thinks a little before it. */
const FEW_TOKENS = 200;
const LIMIT = 16;
/** No token has more characters, on the average. */
const LIMIT_CHARACTERS = LIMIT * 8;
const TOKEN_LIMITS = ['max_completion_tokens', 'max_tokens'] as const;
const SWITCHES = ['reasoning_effort', 'chat_template_kwargs'] as const;

/** An endpoint that answers so can't do what it was asked; all else tells nothing about it. */
const CANNOT: ReadonlySet<ModelFault> = new Set(['bad-request', 'server-error', 'malformed', 'cut-off']);

interface Said {
  readonly content: string;
  readonly reasoning: string;
  readonly finish: string | null;
  readonly outputTokens: number | null;
}
type Extra = Partial<Body>;

/** An answer that a model gives only if the schema forces it to. */
const answerSchema = z.object({ sign: z.enum(['heron-41']) });

/** Finds out what an endpoint can do with a model, by a handful of short requests. */
export class Probe {
  constructor(
    private readonly client: CompletionClient,
    private readonly model: string,
  ) {}

  /** @throws ModelError where the endpoint, or the model, is out of reach */
  async look(signal: AbortSignal): Promise<Abilities> {
    const tokenLimit = await this.tokenLimit(signal);
    const few: Extra = { [tokenLimit]: FEW_TOKENS };
    const thinking = await this.thinking(few, signal);
    const plain = { ...few, ...thinkingOff(thinking) };
    const streams = await this.streams(plain, signal);
    const [strictJson, jsonObject] = [await this.strictJson(plain, signal), await this.jsonObject(plain, signal)];
    return { tokenLimit, ...thinking, ...streams, strictJson, jsonObject };
  }

  private async tokenLimit(signal: AbortSignal): Promise<Abilities['tokenLimit']> {
    const refusals: ModelError[] = [];
    for (const field of TOKEN_LIMITS) {
      const said = await this.tried('Count from one to forty, in words.', { [field]: LIMIT }, signal);
      if (said instanceof ModelError) refusals.push(said);
      else if ((said.outputTokens ?? 0) <= LIMIT * 2 && said.content.length <= LIMIT_CHARACTERS) return field;
    }
    if (refusals.length === TOKEN_LIMITS.length) throw refusals[0] as ModelError;
    return 'max_tokens';
  }

  private async thinking(
    few: Extra,
    signal: AbortSignal,
  ): Promise<Pick<Abilities, 'thinkingOff' | 'thinks' | 'thinksUnopened'>> {
    for (const by of SWITCHES) {
      const said = await this.tried('Say good day.', { ...few, ...thinkingOff({ thinkingOff: by }) }, signal);
      if (!(said instanceof ModelError) && !thoughtsIn(said) && said.content.trim() !== '')
        return { thinkingOff: by, thinks: false, thinksUnopened: false };
    }
    const said = await this.tried('Say good day.', few, signal);
    if (said instanceof ModelError) throw said;
    return { thinkingOff: null, thinks: thoughtsIn(said), thinksUnopened: isUnopened(said.content) };
  }

  /** Streams with everything that may be asked of them, or with less. */
  private async streams(
    plain: Extra,
    signal: AbortSignal,
  ): Promise<Pick<Abilities, 'streaming' | 'usageInStream' | 'temperature'>> {
    const usage: Extra = { stream_options: { include_usage: true } };
    const warmth: Extra = { temperature: 0.7 };
    for (const [withUsage, temperature] of COMBINATIONS) {
      const extra = { ...plain, ...(withUsage && usage), ...(temperature && warmth), stream: true };
      const said = await this.tried('Say good day.', extra, signal);
      if (said instanceof ModelError) continue;
      return { streaming: true, usageInStream: withUsage && said.outputTokens !== null, temperature };
    }
    const said = await this.tried('Say good day.', { ...plain, ...warmth }, signal);
    return { streaming: false, usageInStream: false, temperature: !(said instanceof ModelError) };
  }

  private async strictJson(plain: Extra, signal: AbortSignal): Promise<boolean> {
    const extra = { ...plain, response_format: zodResponseFormat(answerSchema, 'sign') };
    const said = await this.tried('Say good day.', extra, signal);
    return !(said instanceof ModelError) && answerIn(said, answerSchema);
  }

  private async jsonObject(plain: Extra, signal: AbortSignal): Promise<boolean> {
    const extra: Extra = { ...plain, response_format: { type: 'json_object' } };
    const said = await this.tried('Say good day, as JSON.', extra, signal);
    return !(said instanceof ModelError) && answerIn(said, z.record(z.string(), z.unknown()));
  }

  /** @returns the refusal of what it can't do @throws ModelError for every other fault */
  private async tried(words: string, extra: Extra, signal: AbortSignal): Promise<Said | ModelError> {
    try {
      return await this.ask(words, extra, signal);
    } catch (error) {
      if (error instanceof ModelError && CANNOT.has(error.fault)) return error;
      throw error;
    }
  }

  private async ask(words: string, extra: Extra, signal: AbortSignal): Promise<Said> {
    const messages = [
      { role: 'system' as const, content: PROBE_WORDS },
      { role: 'user' as const, content: words },
    ];
    let said: Said = { content: '', reasoning: '', finish: null, outputTokens: null };
    for await (const { content, reasoning, finish, tokens } of this.client.deltas(
      { model: this.model, messages, ...extra },
      signal,
    ))
      said = {
        content: said.content + content,
        reasoning: said.reasoning + reasoning,
        finish: finish ?? said.finish,
        outputTokens: tokens?.outputTokens ?? said.outputTokens,
      };
    return said;
  }
}

const COMBINATIONS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;

const isUnopened = (content: string): boolean => /<\/think/i.test(content) && !/<think/i.test(content);

const thoughtsIn = ({ content, reasoning }: Said): boolean => {
  const shown = new ShownText();
  shown.push(content);
  shown.end();
  return reasoning.trim() !== '' || shown.thoughts.trim() !== '' || isUnopened(content);
};

const answerIn = ({ content, reasoning }: Said, schema: z.ZodType): boolean =>
  jsonInText(content.trim() === '' ? reasoning : content, schema) !== undefined;
