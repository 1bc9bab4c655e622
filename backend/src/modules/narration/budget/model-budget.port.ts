import { type ChatRequest, type ChatUsage } from '#backend/platform/model/chat-model.port.js';

/** One call of a model, as it is counted. */
export interface ModelSpending {
  readonly purpose: ChatRequest['purpose'];
  /** As the endpoint knows it. */
  readonly model: string;
  readonly usage: ChatUsage;
}

/**
 * What may be spent on models in a day (UTC), by one person and by the whole server; shared by all copies. A call that
 * has begun is never stopped: the day may end a little above its limit.
 */
export interface ModelBudget {
  /** `spent`: the floor narrator and the grammar serve until tomorrow. Never rejects. */
  left(userId: string): Promise<'left' | 'spent'>;
  /** Counts a call that was made, also one that failed after it used tokens. Never rejects. */
  spend(userId: string, spending: ModelSpending): Promise<void>;
}
export const MODEL_BUDGET = Symbol('ModelBudget');
