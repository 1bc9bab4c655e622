import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type ChoicesView } from '#contracts/session/views.js';
import { choicesView } from '../../views/choices.view.js';
import { SessionRows } from '../session.rows.js';
import { FindChoicesQuery } from './find-choices.query.js';

@QueryHandler(FindChoicesQuery)
export class FindChoicesQueryHandler implements IQueryHandler<FindChoicesQuery> {
  constructor(private readonly sessions: SessionRows) {}

  async execute({ userId, sessionId }: FindChoicesQuery): Promise<ChoicesView> {
    return choicesView(await this.sessions.bySession(userId, sessionId));
  }
}
