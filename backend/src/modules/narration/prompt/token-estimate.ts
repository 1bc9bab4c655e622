import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';

/** English prose has about four bytes a token; three and a half leave room for names in other scripts. */
const BYTES_PER_TOKEN = 3.5;
/** Each message is wrapped in a few tokens of the model's own. */
const TOKENS_PER_MESSAGE = 6;

const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

/** From the bytes, times what was learned of the model. */
export const estimatedTokens = (messages: readonly ChatMessage[], tokensPerEstimate: number): number =>
  Math.ceil(
    messages.reduce((sum, { content }) => sum + bytesOf(content) / BYTES_PER_TOKEN + TOKENS_PER_MESSAGE, 0) *
      tokensPerEstimate,
  );
