import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { SENTENCES, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';

const PAGE = 100;

/** A person's sagas, without their leaves, which follow in a section of their own; and sentences that are being told. */
@Injectable()
@KeepsPersonalData()
export class SagasStore implements PersonalStore {
  readonly name = 'sagas';

  constructor(
    @InjectRepository(gameCharacterEntity) private readonly characters: Repository<GameCharacterRow>,
    @Inject(SENTENCES) private readonly sentences: Sentences,
  ) {}

  export(userId: string): AsyncIterable<object> {
    return this.all(userId);
  }

  /** The read models blank their rows by themselves. */
  async erase(userId: string): Promise<void> {
    for await (const { sessionId, turn, narration } of this.all(userId))
      if (narration === 'pending') await this.sentences.forget(sessionId, turn);
  }

  private async *all(userId: string): AsyncGenerator<GameCharacterRow> {
    for (let after = ''; ;) {
      const rows = await this.characters.find({
        where: { userId, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: PAGE,
      });
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = last.id;
    }
  }
}
