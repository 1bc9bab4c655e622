import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';
import { estimatedTokens as tokensOf } from '#backend/platform/model/usage/estimate-tokens.js';

/** Each message is wrapped in a few tokens of the model's own. */
const TOKENS_PER_MESSAGE = 6;

/** From the bytes, times what was learned of the model. */
export const estimatedTokens = (messages: readonly ChatMessage[], tokensPerEstimate: number): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + tokensOf(content) + TOKENS_PER_MESSAGE, 0) * tokensPerEstimate);
