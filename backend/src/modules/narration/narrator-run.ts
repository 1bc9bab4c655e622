import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import {
  BY_FLOOR,
  type Narration,
  type NarrationVerdict,
} from '#backend/modules/session/narration-facts/narration.port.js';
import { floorNarrator } from './domain/floor-narrator.js';
import { wordsOfOffers } from './domain/words-of-offers.js';
import { type Gathered, gather, nothingGathered, originOf } from './gathered.js';
import { AnotherNarratorError, type LiveStory } from './live-story.js';
import { narratedParts, NARRATION_LIMITS, type NarrationLimits } from './narrated-parts.js';
import { NarratorChoice } from './narrator-choice.js';
import { type NarrationPart, type Narrator, NARRATORS, type Narrators, type TurnToTell } from './narrator.port.js';

const incomplete = (error: unknown): NarrationVerdict => ({
  rule: 'complete',
  passed: false,
  detail: error instanceof Error ? error.message : String(error),
});

/** Lets the chosen narrator narrate; where it fails, the floor narrator goes on from what was shown (design section 6, step 5). */
@Injectable()
export class NarratorRun {
  constructor(
    @Inject(NARRATORS) private readonly narrators: Narrators,
    @Inject(NARRATION_LIMITS) private readonly limits: NarrationLimits,
    private readonly choice: NarratorChoice,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AnotherNarratorError when another process narrates the same turn */
  async narrate(turn: TurnToTell, story: LiveStory, signal: AbortSignal): Promise<Narration> {
    // A story that another narrator began is ended by the floor narrator: it takes no time, so that nothing can come between.
    if (story.isBegun) return this.byFloor(turn, story);
    const narrator = this.narrators[await this.choice.for(turn.userId)] ?? this.narrators.floor;
    return narrator.name === 'floor' ? this.byFloor(turn, story) : this.byModel(narrator, turn, story, signal);
  }

  async byFloor(turn: TurnToTell, story: LiveStory): Promise<Narration> {
    const gathered = nothingGathered();
    await this.collect(this.narrators.floor.narrate(turn, new AbortController().signal), gathered, story);
    return { ...BY_FLOOR, story: story.text, wording: gathered.wording };
  }

  private async byModel(
    narrator: Narrator,
    turn: TurnToTell,
    story: LiveStory,
    signal: AbortSignal,
  ): Promise<Narration> {
    const [startedAt, gathered] = [performance.now(), nothingGathered()];
    try {
      await this.collect(narratedParts(narrator, turn, this.limits, signal), gathered, story);
      const wording = wordsOfOffers(gathered.wording, floorNarrator(turn.facts).wording);
      return { ...originOf(gathered, startedAt), narrator: narrator.name, story: story.text, wording };
    } catch (error) {
      if (error instanceof AnotherNarratorError) throw error;
      this.log.warn({ error, turn: turn.turn }, 'the floor narrator goes on where a narrator failed');
      story.restart();
      const byFloor = await this.byFloor(turn, story);
      const origin = originOf({ ...gathered, verdicts: [...gathered.verdicts, incomplete(error)] }, startedAt);
      return { ...origin, narrator: 'floor', story: byFloor.story, wording: byFloor.wording };
    }
  }

  private async collect(parts: AsyncIterable<NarrationPart>, into: Gathered, story: LiveStory): Promise<void> {
    for await (const part of parts) gather(part, into, story);
    if (into.sentences === 0) throw new Error('a narrator said nothing');
    await story.end();
  }
}
