import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Character } from '#contracts/session/views.js';
import { characterView } from '../../views/character.view.js';
import { SessionRows } from '../session.rows.js';
import { FindCharacterQuery } from './find-character.query.js';

@QueryHandler(FindCharacterQuery)
export class FindCharacterQueryHandler implements IQueryHandler<FindCharacterQuery> {
  constructor(private readonly sessions: SessionRows) {}

  async execute({ userId, characterId }: FindCharacterQuery): Promise<Character> {
    return characterView(await this.sessions.byId(userId, characterId));
  }
}
