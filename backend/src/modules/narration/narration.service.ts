import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type NarratedTurn } from '#backend/modules/session/narration-facts/narration.port.js';
import { TURN_NARRATIONS, type TurnNarrations } from '#backend/modules/session/narration.port.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { SENTENCES, type Sentence, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { AnotherNarratorError, LiveStory } from './live-story.js';
import { countNarration } from './metrics/narration.metrics.js';
import { NarratorRun } from './narrator-run.js';
import { type TurnToTell } from './narrator.port.js';

/** Narrates a turn sentence by sentence for the session's followers, then records it (design section 6, steps 5 and 6). */
@Injectable()
export class NarrationService implements OnApplicationShutdown {
  private readonly closing = new AbortController();

  constructor(
    @Inject(TURN_NARRATIONS) private readonly turns: TurnNarrations,
    @Inject(SENTENCES) private readonly sentences: Sentences,
    private readonly run: NarratorRun,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Goes on from what was shown. A turn that is narrated already, or is being narrated by another process, stays as it is. */
  async narrate(sessionId: string, turn: number, signal: AbortSignal = this.closing.signal): Promise<void> {
    await this.tell(sessionId, turn, (pending, story) => this.run.narrate(pending, story, signal));
  }

  /** @see NarratorRun.untoldMs */
  get untoldMs(): number {
    return this.run.untoldMs;
  }

  /** The same by the floor narrator, at once: for a turn that has waited long enough. */
  async narrateByFloor(sessionId: string, turn: number): Promise<void> {
    await this.tell(sessionId, turn, (pending, story) => this.run.byFloor(pending, story));
  }

  private async tell(
    sessionId: string,
    turn: number,
    by: (turn: Omit<TurnToTell, 'memory' | 'shown'>, story: LiveStory) => Promise<NarratedTurn>,
  ): Promise<void> {
    const [pending, shown] = await Promise.all([this.turns.pending(sessionId, turn), this.shown(sessionId, turn)]);
    if (pending) {
      const story = new LiveStory({ sessionId, turn }, shown, this.sentences, this.log);
      const told = await by({ sessionId, turn, ...pending }, story).catch((error: unknown) => {
        if (!(error instanceof AnotherNarratorError)) throw error;
        return null;
      });
      if (told === null) return;
      await this.turns.record(sessionId, turn, told);
      countNarration(told.narration);
    }
    await this.sentences.forget(sessionId, turn).catch((error: unknown) => this.warn(error));
  }

  /** The floor narrator finishes every narration that is still running, at once. */
  onApplicationShutdown(): void {
    this.closing.abort();
  }

  private shown(sessionId: string, turn: number): Promise<readonly Sentence[]> {
    return this.sentences.shown(sessionId, turn).catch((error: unknown) => {
      this.warn(error);
      return [];
    });
  }

  private warn(error: unknown): void {
    this.log.warn({ error }, 'sentences can not be shown live just now');
  }
}
