import { type StoryEntry } from '#contracts/session/views.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type Soak } from './soak.js';

const MOST_PROMPT_TOKENS = 3_000;
const MOST_GROWTH = 1.1;
const EARLY = 20;
/** Words of a sentence that is no mere exclamation. */
const LONG = 4;

/** Each paragraph that was told before, with the turns of both. */
const repeatedParagraphs = ({ stories }: Soak): readonly string[] => {
  const seen = new Map<string, number>();
  return stories.flatMap(({ turnNumber, storyContent }) =>
    storyContent
      .split(/\n+/)
      .filter((text) => text.trim() !== '')
      .flatMap((text) => {
        const before = seen.get(text);
        seen.set(text, before ?? turnNumber);
        return before === undefined ? [] : [`turns ${before} and ${turnNumber}: ${text}`];
      }),
  );
};

/** Sentences that one leaf has twice, such as an outcome that two narrators have told. */
const doubledIn = ({ storyContent }: StoryEntry): readonly string[] => {
  const sentences = sentencesIn(storyContent);
  return sentences.filter((sentence, n) => sentence.split(' ').length >= LONG && sentences.indexOf(sentence) < n);
};

const near = (tokens: readonly (number | null)[], turn: number): number => {
  const among = tokens.slice(Math.max(0, turn - 6), turn + 5).flatMap((size) => size ?? []);
  return among.toSorted((a, b) => a - b)[Math.floor(among.length / 2)] ?? 0;
};

/** Prompt sizes in estimated tokens: the middle of ten turns about turn 20, and of the last ones. */
export const promptSizes = ({ promptTokens, turns }: Soak) => ({
  early: near(promptTokens, Math.min(EARLY, turns)),
  late: near(promptTokens, turns),
  largest: Math.max(0, ...promptTokens.map((size) => size ?? 0)),
});

/** What is wrong with a soak, in sentences; empty: all is as it should be. */
export const findingsOf = (soak: Soak): readonly string[] => {
  const { turns, stories, tokensSpent, planted, isBack, prompts } = soak;
  const { early, late, largest } = promptSizes(soak);
  const untold = stories.filter(({ storyContent, narration }) => narration !== 'told' || storyContent.trim() === '');
  const repeated = repeatedParagraphs(soak);
  const asked = prompts.filter((prompt) => prompt !== null).length;
  return [
    ...(stories.length === turns + 1 ? [] : [`${stories.length} stories after ${turns} turns and an opening`]),
    ...untold.map(({ turnNumber }) => `turn ${turnNumber} has no story`),
    ...(tokensSpent === turns ? [] : [`${tokensSpent} tokens were spent for ${turns} turns`]),
    ...(largest < MOST_PROMPT_TOKENS ? [] : [`a prompt of ${largest} tokens`]),
    ...(late <= early * MOST_GROWTH ? [] : [`prompts grew from ${early} to ${late} tokens`]),
    ...repeated.map((text) => `told twice: ${text}`),
    ...stories.flatMap((story) => doubledIn(story).map((text) => `turn ${story.turnNumber} says twice: ${text}`)),
    ...(isBack ? [] : ['the place of the planted fact was not reached']),
    ...(asked >= turns / 2 ? [] : [`the model was asked for ${asked} of ${turns} turns`]),
    ...(!prompts.at(-1)?.toLowerCase().includes(planted.words)
      ? [`turn ${turns} does not remember "${planted.words}"`]
      : []),
  ];
};
