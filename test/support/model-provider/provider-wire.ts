import { type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type ChatBody, type ReportedUsage } from './provider-script.js';

const BYTES_OF_A_TOKEN = 4;
const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_OF_A_TOKEN);

export interface Completion {
  readonly content: string;
  readonly reasoning: string;
  readonly reasoningField: 'reasoning' | 'reasoning_content';
  readonly refusal?: string;
  /** Null: the answer ends without one. */
  readonly finish: string | null;
  readonly usage: ReportedUsage;
}

export const completionOf = (content: string, more: Partial<Completion> = {}): Completion => ({
  content,
  reasoning: '',
  reasoningField: 'reasoning',
  finish: 'stop',
  usage: {},
  ...more,
});

const usageOf = ({ messages }: ChatBody, { content, reasoning, usage }: Completion) => {
  const prompt = usage.input ?? tokensOf(messages.map((message) => message.content).join('\n'));
  const completion = usage.output ?? tokensOf(content + reasoning);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
};
const headOf = ({ model }: ChatBody, object: string) => ({ id: 'chatcmpl-1', object, created: 1_700_000_000, model });

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

export const sendWhole = (response: ServerResponse, asked: ChatBody, completion: Completion): void => {
  const { content, reasoning, reasoningField, refusal, finish } = completion;
  const message = {
    role: 'assistant',
    content,
    refusal: refusal ?? null,
    ...(reasoning && { [reasoningField]: reasoning }),
  };
  sendJson(response, 200, {
    ...headOf(asked, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finish, logprobs: null }],
    usage: usageOf(asked, completion),
  });
};

export interface StreamTimes {
  readonly delayMs?: number | undefined;
  readonly pieceMs?: number | undefined;
}
/** A stream as OpenAI's servers send it: server-sent events, usage in a chunk of its own, `[DONE]` at the end. */
export class EventStream {
  constructor(
    private readonly response: ServerResponse,
    private readonly asked: ChatBody,
  ) {}

  open(): this {
    this.response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    this.response.flushHeaders();
    return this;
  }

  raw(data: string): this {
    this.response.write(`data: ${data}\n\n`);
    return this;
  }

  delta(delta: Readonly<Record<string, unknown>>, finish: string | null = null): this {
    return this.chunk({ choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }] });
  }

  /** Pieces end anywhere, also in the middle of a word. */
  async pieces(text: string, field: string, pieceMs = 0): Promise<void> {
    for (const piece of text.match(/[\s\S]{1,7}/gu) ?? []) {
      this.delta({ [field]: piece });
      if (pieceMs > 0) await pause(pieceMs);
    }
  }

  async whole(completion: Completion, { delayMs = 0, pieceMs }: StreamTimes, usageInStream: boolean): Promise<void> {
    this.open();
    if (delayMs > 0) await pause(delayMs);
    this.delta({ role: 'assistant', content: '' });
    await this.pieces(completion.reasoning, completion.reasoningField, pieceMs);
    await this.pieces(completion.content, 'content', pieceMs);
    if (completion.refusal !== undefined) this.delta({ refusal: completion.refusal });
    if (completion.finish !== null) this.delta({}, completion.finish);
    if (usageInStream && this.asked.stream_options?.include_usage)
      this.chunk({ choices: [], usage: usageOf(this.asked, completion) });
    this.end();
  }

  end(): void {
    this.raw('[DONE]');
    this.response.end();
  }

  private chunk(rest: object): this {
    return this.raw(JSON.stringify({ ...headOf(this.asked, 'chat.completion.chunk'), ...rest }));
  }
}
