import { Inject, Injectable } from '@nestjs/common';
import { type EditionState, TURN_RETELLINGS, type TurnRetellings } from '#backend/modules/session/retelling.port.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { NARRATORS, type Narrators } from '../narrator.port.js';
import { NoGameMasterError, RetellingRun } from '../retelling/retelling-run.js';
import { editionToWrite } from './edition-to-write.js';

export interface EditionProgress {
  readonly edition: number;
  readonly turn: number;
  readonly done: number;
  readonly of: number;
  readonly isTold: boolean;
}
export interface EditionWritten {
  readonly edition: number;
  readonly told: number;
  /** Turns that keep their first words: another run tries them again. */
  readonly failed: readonly number[];
  /** The budget of the day ended it. */
  readonly isCut: boolean;
}

/** Retells a whole saga over the same facts, as a further edition: the first one stays. What was retold before is not asked again. */
@Injectable()
export class SecondEdition {
  constructor(
    @Inject(TURN_RETELLINGS) private readonly turns: TurnRetellings,
    @Inject(NARRATORS) private readonly narrators: Narrators,
    private readonly run: RetellingRun,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  get hasGameMaster(): boolean {
    return this.narrators.model !== undefined;
  }

  /** So many turns at a time. @throws RejectedError SESSION_NOT_FOUND */
  async write(
    sessionId: string,
    { atOnce, onTurn }: { readonly atOnce: number; readonly onTurn: (progress: EditionProgress) => void },
  ): Promise<EditionWritten> {
    const state: EditionState = await this.turns.editions(sessionId);
    const { edition, missing } = editionToWrite(state);
    const [waiting, failed] = [[...missing], [] as number[]];
    let [done, isCut] = [0, false];
    const work = async (): Promise<void> => {
      for (let turn = waiting.shift(); turn !== undefined && !isCut; turn = waiting.shift()) {
        const outcome = await this.turn(sessionId, turn, edition);
        if (outcome === 'cut') isCut = true;
        if (outcome !== 'told') failed.push(turn);
        onTurn({ edition, turn, done: ++done, of: missing.length, isTold: outcome === 'told' });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return { edition, told: done - failed.length, failed: failed.sort((a, b) => a - b), isCut };
  }

  private async turn(sessionId: string, turn: number, edition: number): Promise<'told' | 'failed' | 'cut'> {
    try {
      const told = await this.turns.find({ sessionId, turn });
      const narration = await this.run.retell(told);
      await this.turns.record(told, { narration, edition, commandId: `edition-${edition}-${sessionId}-${turn}` });
      return 'told';
    } catch (error) {
      if (error instanceof NoGameMasterError) return 'cut';
      this.log.warn({ error, turn, edition }, 'a leaf could not be retold');
      return 'failed';
    }
  }
}
