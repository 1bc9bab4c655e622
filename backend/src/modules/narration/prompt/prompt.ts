import { type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';
import { estimatedTokens } from './token-estimate.js';

export interface PromptOptions {
  /** The most tokens of a prompt: MODEL_PROMPT_TOKENS. */
  readonly maxTokens: number;
  /** The model's tokens for one that is estimated here; 1 until its usage was seen. */
  readonly tokensPerEstimate: number;
}

/** What a model is asked to tell a turn by. */
export interface Prompt {
  readonly messages: readonly ChatMessage[];
  readonly estimatedTokens: number;
  /** All proper names that a story may hold. */
  readonly names: readonly string[];
  /** Phrases of the last leaves that are not to be used again, in lower case. */
  readonly banned: readonly string[];
}

const BRIEF = `You tell one leaf of a saga: plain prose, second person, past tense, at most 150 words.
Tell what the facts say and nothing against them. Give no choices, and say and decide nothing for the player.`;

const namesOf = ({ hero, saga, city }: TurnFacts, { names }: SagaMemory): readonly string[] => [
  ...new Set([
    hero.name,
    ...hero.companions.map(({ name }) => name),
    ...(saga?.people.map(({ name }) => name) ?? []),
    ...(city === null ? [] : [city]),
    ...names,
  ]),
];

/** The prompt for a turn. Pure: the same facts and memory give the same bytes. */
export const promptOf = (facts: TurnFacts, memory: SagaMemory, options: PromptOptions): Prompt => {
  const messages: readonly ChatMessage[] = [
    { role: 'system', content: BRIEF },
    { role: 'user', content: JSON.stringify({ ...facts, told: [] }) },
  ];
  return {
    messages,
    estimatedTokens: estimatedTokens(messages, options.tokensPerEstimate),
    names: namesOf(facts, memory),
    banned: [],
  };
};
