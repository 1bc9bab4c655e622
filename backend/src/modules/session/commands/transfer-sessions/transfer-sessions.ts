import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { transferSession, type TransferSession } from '../../domain/transfer-session.decider.js';
import { type SessionTransfers } from '../../session.port.js';
import { SessionRepository } from '../../session.repository.js';

/** Gives all sagas of a guest to an account that exists (design section 9, 'guest signs up'). */
@Injectable()
export class TransferSessions implements SessionTransfers {
  constructor(
    private readonly sessions: SessionRepository,
    @InjectRepository(gameCharacterEntity) private readonly characters: Repository<GameCharacterRow>,
  ) {}

  async transferAll(transfer: TransferSession, context: CommandContext): Promise<number> {
    const { fromUserId: userId, toUserId } = transfer;
    const owned = await this.characters.find({ where: { userId }, select: { sessionId: true } });
    let [transferred, last]: [number, Position | null] = [0, null];
    for (const { sessionId } of owned) {
      const commandId = `transfer-${sessionId}-${toUserId}`;
      const { events, position } = await this.sessions.decide(
        sessionId,
        (session) => transferSession(transfer, session),
        { commandId, context },
      );
      reach('transfer:saga-moved');
      [transferred, last] = [transferred + events.length, position];
    }
    await this.sessions.awaitReadModels(last);
    return transferred;
  }
}
