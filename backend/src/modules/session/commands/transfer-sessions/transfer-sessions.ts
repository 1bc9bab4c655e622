import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { EVENT_STORE, type EventStore, type Position } from '#backend/platform/event-store/event-store.port.js';
import {
  NotShownYetError,
  PROGRESS,
  type Progress,
  READ_YOUR_WRITE_MS,
} from '#backend/platform/read-models/progress.port.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { transferSession, type TransferSession } from '../../domain/transfer-session.decider.js';
import { type SessionTransfers } from '../../session.port.js';
import { SessionRepository } from '../../session.repository.js';

/** Where two tabs ask at once, one of them finds nothing left to move, at a position before the other's. */
const later = (one: Position | null, other: Position | null): Position | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Gives all sagas of a guest to an account that exists (design section 9, 'guest signs up'). */
@Injectable()
export class TransferSessions implements SessionTransfers {
  constructor(
    private readonly sessions: SessionRepository,
    @InjectRepository(gameCharacterEntity) private readonly characters: Repository<GameCharacterRow>,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** @throws NotShownYetError */
  async transferAll(transfer: TransferSession, context: CommandContext): Promise<number> {
    const { fromUserId: userId, toUserId } = transfer;
    const asked = await this.allShown();
    const owned = await this.characters.find({ where: { userId }, select: { sessionId: true } });
    let [transferred, last]: [number, Position | null] = [0, asked];
    for (const { sessionId } of owned) {
      const commandId = `transfer-${sessionId}-${toUserId}`;
      const { events, position } = await this.sessions.decide(
        sessionId,
        (session) => transferSession(transfer, session),
        { commandId, context },
      );
      reach('transfer:saga-moved');
      [transferred, last] = [transferred + events.length, later(last, position)];
    }
    await this.sessions.awaitReadModels(last);
    return transferred;
  }

  /** A saga that the guest has just begun is among theirs only when the read models show all that was written until now. */
  private async allShown(): Promise<Position | null> {
    const head = await this.store.head();
    if (head !== null && !(await this.progress.waitFor(head, READ_YOUR_WRITE_MS)))
      throw new NotShownYetError(`the read models are behind ${head}`);
    return head;
  }
}
