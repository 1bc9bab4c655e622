import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { gameEditionEntity, type GameEditionRow } from '#projections/game-editions/game-edition.entity.js';

const PAGE = 100;
type Place = Pick<GameEditionRow, 'sessionId' | 'edition' | 'turnNumber'>;
const FIRST: Place = { sessionId: '', edition: 0, turnNumber: 0 };

/** Every leaf of every further edition of a person's sagas. */
@Injectable()
@KeepsPersonalData()
export class EditionsStore implements PersonalStore {
  readonly name = 'editions';

  constructor(@InjectRepository(gameEditionEntity) private readonly rows: Repository<GameEditionRow>) {}

  export(userId: string): AsyncGenerator<object> {
    return inPages<GameEditionRow>((after) => this.pageAfter(userId, after ?? FIRST));
  }

  /** The read model blanks its rows by itself. */
  erase(): Promise<void> {
    return Promise.resolve();
  }

  private pageAfter(userId: string, { sessionId, edition, turnNumber }: Place): Promise<readonly GameEditionRow[]> {
    return this.rows
      .createQueryBuilder('leaf')
      .where({ userId })
      .andWhere('(leaf.sessionId, leaf.edition, leaf.turnNumber) > (:sessionId, :edition, :turnNumber)', {
        sessionId,
        edition,
        turnNumber,
      })
      .orderBy({ 'leaf.sessionId': 'ASC', 'leaf.edition': 'ASC', 'leaf.turnNumber': 'ASC' })
      .limit(PAGE)
      .getMany();
  }
}
