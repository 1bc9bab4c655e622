import {
  type ChatModel,
  type ChatPiece,
  type ChatRequest,
  type ChatUsage,
} from '#backend/platform/model/chat-model.port.js';
import { type ModelBudget } from '../budget/model-budget.port.js';
import { estimatedTokens } from '../prompt/token-estimate.js';

/** Calls of a model that count in its player's budget, also those that are cut short. */
export class CountedCalls {
  constructor(
    private readonly model: ChatModel,
    private readonly budget: ModelBudget,
    private readonly userId: string,
  ) {}

  /** Ends with what it took, also where it is left early or fails: then as far as can be told. @throws ModelError */
  async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPiece, void> {
    const [stop, text] = [new AbortController(), [] as string[]];
    let reported: ChatUsage | null = null;
    try {
      for await (const piece of this.model.stream(request, AbortSignal.any([signal, stop.signal]))) {
        if (piece.kind === 'end') reported = piece.usage;
        else text.push(piece.text);
        yield piece;
      }
    } finally {
      stop.abort();
      if (reported ?? text.length > 0) await this.spend(request, reported ?? estimatedUsage(request, text.join('')));
    }
  }

  /** @throws ModelError */
  async json<T>(
    request: Parameters<typeof this.model.json<T>>[0],
    signal: AbortSignal,
  ): Promise<{ readonly value: T; readonly usage: ChatUsage }> {
    const answer = await this.model.json(request, signal);
    await this.spend(request, answer.usage);
    return answer;
  }

  private spend({ purpose }: ChatRequest, usage: ChatUsage): Promise<void> {
    return this.budget.spend(this.userId, { purpose, model: this.model.name, usage });
  }
}

const estimatedUsage = ({ messages }: ChatRequest, text: string): ChatUsage => ({
  inputTokens: estimatedTokens(messages, 1),
  outputTokens: estimatedTokens([{ role: 'assistant', content: text }], 1),
  isEstimated: true,
});
