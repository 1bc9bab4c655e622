import { Inject, Injectable } from '@nestjs/common';
import { type Narration } from '#backend/modules/session/narration-facts/narration.port.js';
import { type ToldTurn, TURN_RETELLINGS, type TurnRetellings } from '#backend/modules/session/retelling.port.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { countRetelling } from '../metrics/narration.metrics.js';
import { RetellingClaims } from './retelling-claims.js';
import { RetellingRun } from './retelling-run.js';
import { RETELL } from './retell-turn.queue.js';

/** The job `retell`: new words for a told turn. Where the game master fails, the old words stay and the attempt is given back. */
@Injectable()
@QueueProcessor()
export class RetellTurnJob implements JobHandler {
  readonly queue = RETELL;

  constructor(
    @Inject(TURN_RETELLINGS) private readonly turns: TurnRetellings,
    private readonly claims: RetellingClaims,
    private readonly retelling: RetellingRun,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async run(data: JobData): Promise<void> {
    const claimed = {
      sessionId: String(data['sessionId']),
      turn: Number(data['turn']),
      commandId: String(data['commandId']),
    };
    const { sessionId, turn, commandId } = claimed;
    if (await this.turns.isRecorded(sessionId, commandId)) return;
    const told = await this.turns.find({ sessionId, turn });
    const narration = await this.narrationOf(told);
    if (narration) await this.turns.record(told, { narration, edition: 1, commandId });
    else await this.claims.giveBack(claimed);
    countRetelling(narration ? 'told' : 'failed');
  }

  private async narrationOf(told: ToldTurn): Promise<Narration | null> {
    try {
      return await this.retelling.retell(told);
    } catch (error) {
      this.log.warn({ error, turn: told.turn }, 'a leaf could not be retold: its words stay');
      return null;
    }
  }
}
