import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type ShareView } from '#contracts/share/views.js';
import { sagaShareEntity, type SagaShareRow } from '#projections/saga-shares/saga-share.entity.js';
import { ShareLinks } from '../../commands/share-saga/share-links.js';
import { CharacterRows } from '../character-rows.js';

/** GET /api/sessions/{sessionId}/share. */
export class FindShareQuery extends Query<ShareView> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@QueryHandler(FindShareQuery)
export class FindShareQueryHandler implements IQueryHandler<FindShareQuery> {
  constructor(
    @InjectRepository(sagaShareEntity) private readonly shares: Repository<SagaShareRow>,
    private readonly characters: CharacterRows,
    private readonly links: ShareLinks,
  ) {}

  async execute({ userId, sessionId }: FindShareQuery): Promise<ShareView> {
    await this.characters.bySession(userId, sessionId);
    const row = await this.shares.findOneBy({ sessionId, userId });
    return this.links.viewOf(row?.tokenHash === '' ? null : row);
  }
}
