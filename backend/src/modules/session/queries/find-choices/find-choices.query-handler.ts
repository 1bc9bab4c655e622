import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ChoicesView } from '#contracts/session/views.js';
import { choicesView } from '../../views/choices.view.js';
import { CharacterRows } from '../character-rows.js';

/** GET /api/choices/{sessionId} (specification section 7). */
export class FindChoicesQuery extends Query<ChoicesView> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@QueryHandler(FindChoicesQuery)
export class FindChoicesQueryHandler implements IQueryHandler<FindChoicesQuery> {
  constructor(private readonly characters: CharacterRows) {}

  async execute({ userId, sessionId }: FindChoicesQuery): Promise<ChoicesView> {
    return choicesView(await this.characters.withChoices(userId, sessionId));
  }
}
