import { type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';
import { sentencesWithSpaces } from '#game/rules/sentences/told-sentences.js';
import { fitted, type Offered } from './fit.js';
import { type ChosenSections, messagesOf } from './layout.js';
import { namesFor } from './names.js';
import { quotedData, quotedLeaf } from './quoted-data.js';
import { type Sections, sectionsOf } from './sections.js';
import { estimatedTokens } from './token-estimate.js';
import { STORY_VOICES } from './voices.table.js';
import { wornPhrases } from './worn-phrases.js';

export interface PromptOptions {
  /** The most tokens of a prompt: MODEL_PROMPT_TOKENS. */
  readonly maxTokens: number;
  /** The model's tokens for one that is estimated here: 1 until its usage was seen (calibration.ts). */
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

const LONGEST_MEMORY = 600;

const offeredBy = (facts: TurnFacts, memory: SagaMemory, sections: Sections, phrases: readonly string[]): Offered => ({
  voice: STORY_VOICES[facts.faction].brief,
  cell: (memory.cell ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => quotedData(line, LONGEST_MEMORY)),
  people: sections.people,
  digest: sections.digest,
  leaves: memory.leaves
    .map(({ text }) => sentencesWithSpaces(quotedLeaf(text)))
    .filter((sentences) => sentences.length > 0),
  chapters: memory.chapters.map(({ title, text }) => quotedData(`${title}: ${text}`, LONGEST_MEMORY)),
  phrases,
});

/** Phrases that the notes of this turn need are not worn. */
const bannedFor = ({ leaves }: SagaMemory, names: readonly string[], notes: string): readonly string[] =>
  wornPhrases(
    leaves.map(({ text }) => text),
    names,
  ).filter((phrase) => !notes.includes(phrase));

/** The prompt for a turn. Pure: the same facts and memory give the same bytes. */
export const promptOf = (
  facts: TurnFacts,
  memory: SagaMemory,
  { maxTokens, tokensPerEstimate }: PromptOptions,
): Prompt => {
  const sections = sectionsOf(facts, memory);
  const lines = [...sections.happened, ...sections.digest, ...sections.people];
  const names = namesFor(facts, memory, lines);
  const banned = bannedFor(memory, names, lines.join('\n').toLowerCase());
  const sizeOf = (chosen: ChosenSections): number => estimatedTokens(messagesOf(sections, chosen), tokensPerEstimate);
  const messages = messagesOf(sections, fitted(offeredBy(facts, memory, sections, banned), maxTokens, sizeOf));
  return { messages, estimatedTokens: estimatedTokens(messages, tokensPerEstimate), names, banned };
};
