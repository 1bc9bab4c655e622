import {
  type ChatModel,
  type ChatPiece,
  type ChatRequest,
  ModelError,
  type ModelFault,
} from '#backend/platform/model/chat-model.port.js';

/** One answer of a scripted model: its text, and the fault that ends it, if any. */
export interface ScriptedAnswer {
  readonly text?: string;
  readonly fault?: ModelFault;
}
export const USAGE = { inputTokens: 100, outputTokens: 20, isEstimated: false };

/** A model in the test's own process: streams come in small pieces, JSON goes through the schema. */
export const scriptedChatModel = (
  told: readonly ScriptedAnswer[],
  worded: readonly unknown[] = [],
): ChatModel & { readonly requests: ChatRequest[] } => {
  const requests: ChatRequest[] = [];
  const answers = [...told];
  const words = [...worded];
  return {
    name: 'stand-in',
    requests,
    async *stream(request): AsyncGenerator<ChatPiece> {
      requests.push(request);
      const { text = '', fault } = answers.shift() ?? { fault: 'unreachable' };
      let isEstimated = true;
      try {
        for (let at = 0; at < text.length; at += 7) {
          await Promise.resolve();
          yield { kind: 'text', text: text.slice(at, at + 7) };
        }
        if (fault) throw new ModelError(fault, 'as the script says');
        isEstimated = false;
        yield { kind: 'end', usage: USAGE };
      } finally {
        if (text !== '') request.onUsage?.({ ...USAGE, isEstimated });
      }
    },
    json: (request) => {
      requests.push(request);
      request.onUsage?.(USAGE);
      const answer = request.schema.safeParse(words.shift());
      return answer.success
        ? Promise.resolve({ value: answer.data, usage: USAGE })
        : Promise.reject(new ModelError('malformed', 'as the script says'));
    },
  };
};
