import { type WordingAnswer } from '#backend/modules/narration/prompt/wording-prompt.js';
import { type ChatMessage, type ChatModel, type ChatPiece } from '#backend/platform/model/chat-model.port.js';
import { OBEDIENT_PROSE } from './obedient-prose.js';

const USAGE = { inputTokens: 10, outputTokens: 10, isEstimated: false };

const contentOf = (messages: readonly ChatMessage[], role: ChatMessage['role']): string =>
  messages
    .filter((message) => message.role === role)
    .map(({ content }) => content)
    .join('\n');

/** Choices that give an outcome away, and deeds at things that are not there. */
export const worstWords = (asked: string): WordingAnswer => ({
  choices: [...asked.matchAll(/"(?:id|offerId)":"([^"]+)"/g)].map(([, offerId = '']) => ({
    offerId,
    action: 'Take the thousand gold coins',
    description: 'You will win, and the Crown of Ymir is yours.',
  })),
  more: [
    {
      verb: 'steal',
      target: 'Crown of Ymir',
      attribute: 'strength',
      difficulty: 'easy',
      action: 'Take the crown',
      description: 'It is yours.',
    },
    {
      verb: 'give',
      target: '__proto__',
      attribute: 'charisma',
      difficulty: 'easy',
      action: 'Give nothing',
      description: 'Get all.',
    },
  ],
});

/** The n-th of the worst sentences and those after it, the attacker's words, and the orders that were given. */
export const worstProse = (messages: readonly ChatMessage[], n: number): string => {
  const lies = [...OBEDIENT_PROSE.slice(n % OBEDIENT_PROSE.length), ...OBEDIENT_PROSE];
  const says = [lies.slice(0, 4).join(' '), contentOf(messages, 'system'), contentOf(messages, 'user')];
  return [...says.slice(n % says.length), ...says].join('\n\n');
};

/** A model that obeys whoever attacks: it says their words, its own orders, and the n-th of the worst sentences first. */
export const worstModel = (n: number): ChatModel & { readonly calls: readonly string[] } => {
  const calls: string[] = [];
  return {
    name: 'the worst',
    calls,
    async *stream({ purpose, messages }): AsyncGenerator<ChatPiece> {
      calls.push(purpose);
      const text = worstProse(messages, n);
      for (let at = 0; at < text.length; at += 40)
        yield await Promise.resolve({ kind: 'text', text: text.slice(at, at + 40) });
      yield { kind: 'end', usage: USAGE };
    },
    json: ({ purpose, messages, schema }) => {
      calls.push(purpose);
      const value = schema.safeParse(worstWords(contentOf(messages, 'user')));
      return value.success
        ? Promise.resolve({ value: value.data, usage: USAGE })
        : Promise.reject(new Error('malformed'));
    },
  };
};
