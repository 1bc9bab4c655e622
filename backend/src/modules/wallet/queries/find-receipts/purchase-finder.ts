import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { type SessionEvent } from '#contracts/session/events.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { newestFirst } from '#backend/platform/log/newest-first.js';
import { selecting } from '#backend/platform/read-models/selecting.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { type Bought, type Purchases } from '../../domain/receipts.js';

export interface Paid {
  readonly commandId: string;
  readonly sessionId: string;
}

/** Events of a saga that a page of receipts reads at most: a payment from before them is told without its turn. */
const MOST_EVENTS = 4_000;

/** What payments bought: the turns from the log, which has the commands; the names from the read models. */
@Injectable()
export class PurchaseFinder {
  constructor(
    private readonly log: EventLog,
    @InjectRepository(gameCharacterEntity) private readonly characters: Repository<GameCharacterRow>,
  ) {}

  async of(userId: string, payments: readonly Paid[]): Promise<Purchases> {
    const sessions = [...new Set(payments.map(({ sessionId }) => sessionId))];
    const names = await this.namesOf(userId, sessions);
    const purchases = new Map<string, Bought>();
    for (const sessionId of sessions) {
      const commands = payments.filter((paid) => paid.sessionId === sessionId).map(({ commandId }) => commandId);
      const turns = await this.turnsOf(sessionId, new Set(commands));
      const characterName = names.get(sessionId) ?? null;
      for (const commandId of commands)
        purchases.set(commandId, { sessionId, turn: turns.get(commandId) ?? null, characterName });
    }
    return purchases;
  }

  private async namesOf(userId: string, sessions: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const select = selecting<GameCharacterRow>(['sessionId', 'name']);
    const rows = await this.characters.find({ select, where: { userId, sessionId: In([...sessions]) } });
    return new Map(rows.map(({ sessionId, name }) => [sessionId, name === '' ? null : name]));
  }

  private async turnsOf(sessionId: string, commands: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
    const turns = new Map<string, number>();
    let [read, open] = [0, commands.size];
    for await (const { type, data } of newestFirst<SessionEvent>(this.log, `session-${sessionId}`)) {
      if (open === 0 || ++read > MOST_EVENTS) break;
      if ((type !== 'TurnResolved' && type !== 'TurnAbandoned') || !commands.has(data.commandId)) continue;
      open -= 1;
      if (type === 'TurnResolved') turns.set(data.commandId, data.turn);
    }
    return turns;
  }
}
