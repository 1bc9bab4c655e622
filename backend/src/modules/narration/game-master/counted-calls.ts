import {
  type ChatModel,
  type ChatPiece,
  type ChatRequest,
  type ChatUsage,
} from '#backend/platform/model/chat-model.port.js';
import { type ModelBudget } from '../budget/model-budget.port.js';

/** Calls of a model that count in its player's budget, also those that fail or are cut short. */
export class CountedCalls {
  private untaken: ChatUsage | null = null;

  constructor(
    private readonly model: ChatModel,
    private readonly budget: ModelBudget,
    private readonly userId: string,
  ) {}

  /** @throws ModelError */
  async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPiece, void> {
    const [stop, used] = [new AbortController(), [] as ChatUsage[]];
    const within = AbortSignal.any([signal, stop.signal]);
    try {
      yield* this.model.stream({ ...request, onUsage: (usage) => used.push(usage) }, within);
    } finally {
      stop.abort();
      await this.spend(request, used);
    }
  }

  /** @throws ModelError */
  async json<T>(
    request: Parameters<typeof this.model.json<T>>[0],
    signal: AbortSignal,
  ): Promise<{ readonly value: T; readonly usage: ChatUsage }> {
    const used: ChatUsage[] = [];
    try {
      return await this.model.json({ ...request, onUsage: (usage) => used.push(usage) }, signal);
    } finally {
      await this.spend(request, used);
    }
  }

  /** What was used since this was asked last, for the record of the turn; null: nothing. */
  taken(): ChatUsage | null {
    const usage = this.untaken;
    this.untaken = null;
    return usage;
  }

  private async spend({ purpose }: ChatRequest, used: readonly ChatUsage[]): Promise<void> {
    for (const usage of used) {
      this.untaken = sum(this.untaken, usage);
      await this.budget.spend(this.userId, { purpose, model: this.model.name, usage });
    }
  }
}

const sum = (before: ChatUsage | null, { inputTokens, outputTokens, isEstimated }: ChatUsage): ChatUsage => ({
  inputTokens: (before?.inputTokens ?? 0) + inputTokens,
  outputTokens: (before?.outputTokens ?? 0) + outputTokens,
  isEstimated: isEstimated || before?.isEstimated === true,
});
