import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type DiceView } from '#contracts/session/dice-view.js';
import { cursorOf, placeIn } from '#backend/platform/http/cursor.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { SessionRepository } from '../../session.repository.js';
import { RecordedRolls } from './recorded-rolls.js';

/** GET /api/sessions/{sessionId}/dice. */
export class FindDiceQuery extends Query<DiceView> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
    readonly after: string | undefined,
  ) {
    super();
  }
}

const isPlace = (value: unknown): value is readonly [revision: string] =>
  Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' && /^\d{1,15}$/.test(value[0]);

/** The commitment, the rolls, and at the end of the saga the seed: the browser does the rest. */
@QueryHandler(FindDiceQuery)
export class FindDiceQueryHandler implements IQueryHandler<FindDiceQuery> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly recorded: RecordedRolls,
    private readonly diceKeys: DiceKeys,
  ) {}

  async execute({ userId, sessionId, after }: FindDiceQuery): Promise<DiceView> {
    const session = await this.sessions.ownedBy(userId, sessionId);
    const [from = '0'] = placeIn(after, isPlace) ?? [];
    const { rolls, next } = await this.recorded.page(session, BigInt(from));
    // `SessionEnded` has revealed it; in a saga that goes on, or may be turned back, it stays closed.
    const seed = session.status === 'Ended' ? this.diceKeys.openDiceSeed(session.sealedDiceSeed, sessionId) : null;
    const { seedCommitment: commitment } = session;
    return { sessionId, commitment, seed, rolls, next: next === null ? null : cursorOf(next.toString()) };
  }
}
