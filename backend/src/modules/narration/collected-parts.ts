import {
  type NarrationOrigin,
  type NarrationVerdict,
  type ProposedOffer,
} from '#backend/modules/session/narration-facts/narration.port.js';
import { type Wording } from '#game/model/offer.js';
import { type LiveStory } from './live-story.js';
import { type ModelUsage, type NarrationPart } from './narrator.port.js';

/** What a narrator gave beside its sentences. */
export interface CollectedParts {
  readonly wording: Wording[];
  readonly verdicts: NarrationVerdict[];
  readonly proposals: ProposedOffer[];
  /** Of all its calls; the prompt is the first one's. */
  usage: ModelUsage | null;
  /** The story is whole: what fails from then on costs words of choices at most. */
  isTold: boolean;
  sentences: number;
}
export const noParts = (): CollectedParts => ({
  wording: [],
  verdicts: [],
  proposals: [],
  usage: null,
  isTold: false,
  sentences: 0,
});

const both = (before: ModelUsage | null, usage: ModelUsage): ModelUsage =>
  before === null
    ? usage
    : {
        ...before,
        inputTokens: before.inputTokens + usage.inputTokens,
        outputTokens: before.outputTokens + usage.outputTokens,
      };

const gather = (part: NarrationPart, into: CollectedParts, story: Pick<LiveStory, 'add'>): void => {
  switch (part.kind) {
    case 'sentence':
      into.sentences += 1;
      story.add(part.text);
      break;
    case 'wording':
      into.wording.push(part.wording);
      break;
    case 'verdict':
      into.verdicts.push(part.verdict);
      break;
    case 'usage':
      into.usage = both(into.usage, part.usage);
      break;
    case 'told':
      into.isTold = true;
      break;
    case 'proposal':
      into.proposals.push(part.proposal);
      break;
    case 'alive':
  }
};

/** Takes in all parts as they come. @throws AnotherNarratorError, and what the parts throw */
export const collectParts = async (
  parts: AsyncIterable<NarrationPart>,
  into: CollectedParts,
  story: Pick<LiveStory, 'add'>,
): Promise<void> => {
  for await (const part of parts) gather(part, into, story);
};

export const originOf = (
  { verdicts, usage }: CollectedParts,
  startedAt: number,
): Omit<NarrationOrigin, 'narrator'> => ({
  debugPrompt: usage?.prompt ?? null,
  model: usage?.model ?? null,
  promptHash: usage?.promptHash ?? null,
  usage: usage && { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens },
  latencyMs: Math.round(performance.now() - startedAt),
  verdicts,
  extraOffers: [],
});
