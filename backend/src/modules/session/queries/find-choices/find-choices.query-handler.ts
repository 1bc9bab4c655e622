import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { choicesOf } from '#contracts/session/choices.js';
import { type ChoicesView } from '#contracts/session/views.js';
import { SessionRows } from '../session.rows.js';
import { FindChoicesQuery } from './find-choices.query.js';

@QueryHandler(FindChoicesQuery)
export class FindChoicesQueryHandler implements IQueryHandler<FindChoicesQuery> {
  constructor(private readonly sessions: SessionRows) {}

  async execute({ userId, sessionId }: FindChoicesQuery): Promise<ChoicesView> {
    const { offers, wording, attributes, gameOver, gamePhase, movement, turn, narration } = await this.sessions.bySession(userId, sessionId);
    return { choices: choicesOf(offers, wording, attributes), gameOver, gamePhase, availableMovement: movement, turn, narration };
  }
}
