import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import {
  BY_FLOOR,
  type NarrationVerdict,
  type NarratedTurn,
} from '#backend/modules/session/narration-facts/narration.port.js';
import {
  NO_MEMORY,
  SAGA_MEMORIES,
  type SagaMemories,
  type SagaMemory,
} from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { ModelError } from '#backend/platform/model/chat-model.port.js';
import { floorNarrator } from './domain/floor-narrator.js';
import { wordsOfOffers } from './domain/words-of-offers.js';
import { type CollectedParts, collectParts, noParts, originOf } from './collected-parts.js';
import { AnotherNarratorError, type LiveStory } from './live-story.js';
import { narratedParts, NARRATION_LIMITS, type NarrationLimits } from './narrated-parts.js';
import { NarratorChoice } from './narrator-choice.js';
import { type NarrationPart, type Narrator, type TurnToTell } from './narrator.port.js';
import { floor } from './narrators/floor.narrator.js';

const incomplete = (error: Error): NarrationVerdict => ({
  rule: 'complete',
  passed: false,
  detail: error instanceof ModelError ? `${error.fault}: ${error.message}` : error.message,
});

/** A rival is not a failure: the other process narrates the turn. */
const asFailure = (error: unknown): Error => {
  if (error instanceof AnotherNarratorError) throw error;
  return error instanceof Error ? error : new Error(String(error));
};
const NEVER = new AbortController().signal;

type Untold = Omit<TurnToTell, 'memory' | 'shown'>;
interface Shown {
  readonly story: LiveStory;
  readonly signal: AbortSignal;
}

/** Lets the chosen narrator narrate; where it fails, the floor narrator goes on from what was shown (design section 6, step 5). */
@Injectable()
export class NarratorRun {
  constructor(
    private readonly choice: NarratorChoice,
    @Inject(NARRATION_LIMITS) private readonly limits: NarrationLimits,
    @Inject(SAGA_MEMORIES) private readonly memories: SagaMemories,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** How long a turn waits for its job before any process lets the floor narrator tell it, in ms. */
  get untoldMs(): number {
    return this.limits.untoldMs;
  }

  /** @throws AnotherNarratorError when another process narrates the same turn */
  async narrate(turn: Untold, story: LiveStory, signal: AbortSignal): Promise<NarratedTurn> {
    // A story that another narrator began is ended by the floor narrator: it takes no time, so that nothing can come between.
    if (story.isBegun) return this.byFloor(turn, story);
    const narrator = await this.choice.narratorFor(turn.userId);
    if (narrator.name === 'floor') return this.byFloor(turn, story);
    const memory = await this.memoryOf(turn);
    return this.byModel(narrator, { ...turn, memory, shown: [] }, { story, signal });
  }

  /** @throws AnotherNarratorError when another process narrates the same turn */
  async byFloor(turn: Untold, story: LiveStory): Promise<NarratedTurn> {
    const gathered = noParts();
    await this.collect(floor.narrate({ ...turn, memory: null, shown: story.told }, NEVER), gathered, story);
    return { narration: { ...BY_FLOOR, story: story.text, wording: gathered.wording }, proposals: [] };
  }

  private async byModel(narrator: Narrator, turn: TurnToTell, { story, signal }: Shown): Promise<NarratedTurn> {
    const [startedAt, gathered] = [performance.now(), noParts()];
    const parts = narratedParts(narrator, turn, this.limits, signal);
    const failure = await this.collect(parts, gathered, story).then(() => null, asFailure);
    if (failure === null || gathered.isTold) {
      await story.end();
      const wording = wordsOfOffers(gathered.wording, floorNarrator(turn.facts).wording);
      const narration = { ...originOf(gathered, startedAt), narrator: narrator.name, story: story.text, wording };
      return { narration, proposals: gathered.proposals };
    }
    this.log.warn({ error: failure, turn: turn.turn }, 'the floor narrator goes on where a narrator failed');
    const { narration } = await this.byFloor(turn, story);
    const origin = originOf({ ...gathered, verdicts: [...gathered.verdicts, incomplete(failure)] }, startedAt);
    return { narration: { ...narration, ...origin, narrator: 'floor' }, proposals: [] };
  }

  private memoryOf({ sessionId, turn }: Untold): Promise<SagaMemory> {
    return this.memories.before(sessionId, turn).catch((error: unknown) => {
      this.log.warn({ error, turn }, 'a turn is told without what is remembered of the saga');
      return NO_MEMORY;
    });
  }

  private async collect(parts: AsyncIterable<NarrationPart>, into: CollectedParts, story: LiveStory): Promise<void> {
    await collectParts(parts, into, story);
    if (into.sentences === 0 && !story.isBegun) throw new Error('a narrator said nothing');
    await story.end();
  }
}
