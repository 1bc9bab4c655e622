import { Inject, Injectable } from '@nestjs/common';
import { UNTOLD_TURNS, type UntoldTurn, type UntoldTurns } from '#backend/modules/session/narration.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { spanAround } from '#backend/shared/time-span.js';
import { NarrationService } from '../narration.service.js';

const PAGE = 100;

/** If a turn has no narration after a minute (times MODEL_PATIENCE), any worker's floor narrator narrates it, even if its job was lost (design section 6, step 5). */
@Injectable()
@RepeatedJob()
export class NarrateUntoldTurns implements RepeatedWork {
  readonly queue = 'tell-turns-left-untold';
  readonly everyMs = 10_000;

  constructor(
    private readonly narrations: NarrationService,
    @Inject(UNTOLD_TURNS) private readonly untold: UntoldTurns,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    const turns = await this.untold.resolvedOutside(spanAround(this.clock.now(), this.narrations.untoldMs), PAGE);
    for (const turn of turns) await this.tell(turn);
  }

  private async tell({ sessionId, turn }: UntoldTurn): Promise<void> {
    await this.narrations
      .narrateByFloor(sessionId, turn)
      .catch((error: unknown) =>
        this.log.warn({ error, sessionId, turn }, 'a turn is still untold; it is tried again'),
      );
  }
}
