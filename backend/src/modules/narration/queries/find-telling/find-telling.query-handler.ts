import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Telling } from '#contracts/session/leaf-views.js';
import { TURN_RETELLINGS, type TurnRetellings } from '#backend/modules/session/retelling.port.js';
import { AskRetelling } from '../../retelling/ask-retelling.js';

/** GET /api/sessions/{sessionId}/turns/{turn}/telling: what stands behind the words of a leaf, for its owner. */
export class FindTellingQuery extends Query<Telling> {
  constructor(readonly of: { readonly sessionId: string; readonly turn: number; readonly userId: string }) {
    super();
  }
}

@QueryHandler(FindTellingQuery)
export class FindTellingQueryHandler implements IQueryHandler<FindTellingQuery> {
  constructor(
    @Inject(TURN_RETELLINGS) private readonly turns: TurnRetellings,
    private readonly retellings: AskRetelling,
  ) {}

  async execute({ of }: FindTellingQuery): Promise<Telling> {
    const [telling, canRetell] = await Promise.all([this.turns.telling(of), this.retellings.isOpenTo(of.userId)]);
    return { ...telling, canRetell };
  }
}
