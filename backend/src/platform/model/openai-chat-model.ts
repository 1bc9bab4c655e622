import { type ZodType } from 'zod';
import {
  type ChatModel,
  type ChatPiece,
  type ChatRequest,
  type ChatUsage,
  ModelError,
  type ModelFault,
} from './chat-model.port.js';
import { faultNamed, modelErrorOf } from './faults/model-fault.js';
import { type EndpointGuard } from './guard/endpoint-guard.js';
import { type ModelLimits } from './model-limits.js';
import { type ModelWatch } from './probe/model-watch.js';
import { CallUsage, type CallEnding } from './usage/call-usage.js';
import { type ModelMetrics } from './usage/model-metrics.js';
import { ModelSpan } from './usage/model-span.js';
import { PromptMeter } from './usage/prompt-meter.js';
import { type CompletionClient } from './wire/completion-client.js';
import { jsonInText } from './wire/json-in-text.js';
import { bodyFor, type Schema } from './wire/request-body.js';
import { ShownText } from './wire/shown-text.js';
import { timeLimit } from './wire/time-limit.js';

export interface ChatModelParts {
  readonly client: CompletionClient;
  readonly guard: EndpointGuard;
  readonly watch: ModelWatch;
  readonly limits: ModelLimits;
  readonly metrics: ModelMetrics;
  readonly onTruncated: (bytes: number, reported: number) => void;
}
/** A call with all its attempts. */
interface Call {
  readonly inTime: AbortSignal;
  readonly usage: CallUsage;
}

const FINISHES: Readonly<Record<string, ModelFault>> = { length: 'too-long', content_filter: 'filtered' };

/** A model of an endpoint of Chat Completions. It keeps nothing between calls. */
export class OpenAiChatModel implements ChatModel {
  private readonly meter = new PromptMeter();

  constructor(
    readonly name: string,
    private readonly parts: ChatModelParts,
  ) {}

  async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPiece, void> {
    yield* this.measured(request, signal, (call) => this.prose(request, call));
  }

  async json<T>(
    request: ChatRequest & { readonly schema: ZodType<T>; readonly schemaName: string },
    signal: AbortSignal,
  ): Promise<{ readonly value: T; readonly usage: ChatUsage }> {
    let answer: { readonly value: T; readonly usage: ChatUsage } | null = null;
    for await (const piece of this.measured(request, signal, (call) => this.value(request, call))) answer = piece;
    if (answer === null) throw faultNamed('empty');
    return answer;
  }

  /** The pieces of a call with all its attempts, within its time. @throws ModelError */
  private async *measured<T>(
    request: ChatRequest,
    outer: AbortSignal,
    attempt: (call: Call) => AsyncGenerator<T, void>,
  ): AsyncGenerator<T, void> {
    const { metrics, guard, limits } = this.parts;
    const { purpose } = request;
    const startedAt = performance.now();
    const span = new ModelSpan(this.name, purpose);
    const since = (): number => performance.now() - startedAt;
    const limit = timeLimit(limits.totalMs, 'too-slow', outer);
    const call: Call = { inTime: limit.signal, usage: new CallUsage(request) };
    let outcome: ModelFault | 'ok' = 'stopped';
    try {
      const opening = guard.open(() => this.counted(attempt(call)), limit.signal);
      const pieces = await Promise.race([opening, limit.over]);
      metrics.begun(this.name, purpose, since());
      this.parts.watch.answered();
      yield* pieces;
      outcome = 'ok';
    } catch (error) {
      const fault = modelErrorOf(error, true);
      outcome = fault.fault;
      this.parts.watch.noticed(fault.fault);
      throw fault;
    } finally {
      limit.release();
      metrics.called(this.name, purpose, { ms: since(), outcome });
      this.spent(request, call, span);
      span.end(outcome);
    }
  }

  private spent({ purpose, onUsage }: ChatRequest, { usage }: Call, span: ModelSpan): void {
    const total = usage.total;
    if (total === null) return;
    this.parts.metrics.used(this.name, purpose, total);
    span.used(total);
    onUsage?.(total);
  }

  private async *counted<T>(attempt: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
    try {
      yield* attempt;
    } catch (error) {
      if (error instanceof ModelError) this.parts.metrics.failed(this.name, error.fault);
      throw error;
    }
  }

  private async *prose(request: ChatRequest, call: Call): AsyncGenerator<ChatPiece, void> {
    const ending = call.usage.begin();
    for await (const text of this.texts(request, null, { call, ending })) yield { kind: 'text', text };
    this.check(ending, ending.said);
    yield { kind: 'end', usage: this.usageOf(call, ending) };
  }

  private async *value<T>(
    request: ChatRequest & { readonly schema: ZodType<T>; readonly schemaName: string },
    call: Call,
  ): AsyncGenerator<{ value: T; usage: ChatUsage }, void> {
    const { schema, schemaName: name } = request;
    const ending = call.usage.begin();
    const texts = this.texts(request, { schema, name }, { call, ending });
    while (!(await texts.next()).done);
    // Some servers put all of a constrained answer among the thoughts.
    const text = ending.said.trim() === '' ? ending.thoughts : ending.said;
    this.check(ending, text);
    const value = jsonInText(text, schema);
    if (value === undefined) throw faultNamed('malformed');
    yield { value, usage: this.usageOf(call, ending) };
  }

  /** What may be shown, as it comes; the rest goes into `ending`. */
  private async *texts(
    request: ChatRequest,
    schema: Schema | null,
    { call, ending }: { readonly call: Call; readonly ending: CallEnding },
  ): AsyncGenerator<string, void> {
    const able = await this.parts.watch.abilities(call.inTime);
    const shown = new ShownText(able.thinksUnopened);
    const show = (text: string): string => ((ending.said += text), text);
    for await (const delta of call.usage.watched(
      this.parts.client.deltas(bodyFor(this.name, request, able, schema), call.inTime),
      ending,
    )) {
      const text = show(shown.push(delta.content));
      if (text !== '') yield text;
    }
    const rest = show(shown.end());
    ending.thoughts += shown.thoughts;
    if (rest !== '') yield rest;
  }

  /** @throws ModelError */
  private check({ finish, refused }: CallEnding, text: string): void {
    const fault = FINISHES[finish ?? ''];
    if (fault) throw faultNamed(fault);
    if (refused) throw faultNamed('refused');
    if (finish === null) throw faultNamed('cut-off');
    if (text.trim() === '') throw faultNamed('empty');
  }

  private usageOf({ usage }: Call, ending: CallEnding): ChatUsage {
    const { tokens } = ending;
    if (tokens && this.meter.isTruncated(usage.promptBytes, tokens.inputTokens)) {
      this.parts.metrics.promptTruncated(this.name);
      this.parts.onTruncated(usage.promptBytes, tokens.inputTokens);
    }
    return usage.of(ending);
  }
}
