import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import {
  BY_FLOOR,
  type Narration,
  type NarrationOrigin,
  type NarrationVerdict,
} from '#backend/modules/session/narration-facts/narration.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type Wording } from '#game/model/offer.js';
import { floorNarrator } from './domain/floor-narrator.js';
import { wordsOfOffers } from './domain/words-of-offers.js';
import { AnotherNarratorError, type LiveStory } from './live-story.js';
import { narratedParts, NARRATION_LIMITS, type NarrationLimits } from './narrated-parts.js';
import { planOf } from './narration-plan.js';
import { type ModelUsage, type NarrationPart, NARRATORS, type Narrators } from './narrator.port.js';

/** What a narrator gave beside its sentences. */
interface Gathered {
  readonly wording: Wording[];
  readonly verdicts: NarrationVerdict[];
  usage: ModelUsage | null;
  sentences: number;
}
const nothingGathered = (): Gathered => ({ wording: [], verdicts: [], usage: null, sentences: 0 });

const gather = (part: NarrationPart, into: Gathered, story: LiveStory): void => {
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
      into.usage = part.usage;
  }
};

const originOf = ({ verdicts, usage }: Gathered, startedAt: number): Omit<NarrationOrigin, 'narrator'> => ({
  debugPrompt: usage?.prompt ?? null,
  model: usage?.model ?? null,
  promptHash: usage?.promptHash ?? null,
  usage: usage && { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens },
  latencyMs: Math.round(performance.now() - startedAt),
  verdicts,
  extraOffers: [],
});
const incomplete = (error: unknown): NarrationVerdict => ({
  rule: 'complete',
  passed: false,
  detail: error instanceof Error ? error.message : String(error),
});

/** Lets the narrator of the plan narrate; where it fails, the floor narrator goes on from what was shown (design section 6, step 5). */
@Injectable()
export class NarratorRun {
  constructor(
    @Inject(NARRATORS) private readonly narrators: Narrators,
    @Inject(NARRATION_LIMITS) private readonly limits: NarrationLimits,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AnotherNarratorError when another process narrates the same turn */
  async narrate(facts: TurnFacts, story: LiveStory, signal: AbortSignal): Promise<Narration> {
    const narrator = this.narrators[planOf(this.config, this.narrators).narrator] ?? this.narrators.floor;
    // A story that another narrator began is ended by the floor narrator: it takes no time, so that nothing can come between.
    if (narrator.name === 'floor' || story.isBegun) return this.byFloor(facts, story);
    const [startedAt, gathered] = [performance.now(), nothingGathered()];
    try {
      await this.collect(narratedParts(narrator, facts, this.limits, signal), gathered, story);
      const wording = wordsOfOffers(gathered.wording, floorNarrator(facts).wording);
      return { ...originOf(gathered, startedAt), narrator: narrator.name, story: story.text, wording };
    } catch (error) {
      if (error instanceof AnotherNarratorError) throw error;
      this.log.warn({ error, turn: facts.turn }, 'the floor narrator goes on where a narrator failed');
      story.restart();
      const byFloor = await this.byFloor(facts, story);
      const origin = originOf({ ...gathered, verdicts: [...gathered.verdicts, incomplete(error)] }, startedAt);
      return { ...origin, narrator: 'floor', story: byFloor.story, wording: byFloor.wording };
    }
  }

  private async byFloor(facts: TurnFacts, story: LiveStory): Promise<Narration> {
    const gathered = nothingGathered();
    await this.collect(this.narrators.floor.narrate(facts, new AbortController().signal), gathered, story);
    return { ...BY_FLOOR, story: story.text, wording: gathered.wording };
  }

  private async collect(parts: AsyncIterable<NarrationPart>, into: Gathered, story: LiveStory): Promise<void> {
    for await (const part of parts) gather(part, into, story);
    if (into.sentences === 0) throw new Error('a narrator said nothing');
    await story.end();
  }
}
