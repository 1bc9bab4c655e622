import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ReadingAnswer, type ReadingRequest } from '#contracts/session/views.js';
import { guardMoment } from '../../domain/guard-turn.js';
import { OwnWords } from '../../reading/own-words.js';
import { ReadingSeal } from '../../reading/reading-seal.js';
import { SessionRepository } from '../../session.repository.js';
import { readingAnswerOf } from '../../views/reading.view.js';

/** POST /api/actions/reading: how a player's own words are understood, before anything is done. */
export class ReadActionQuery extends Query<ReadingAnswer> {
  constructor(
    readonly userId: string,
    readonly request: ReadingRequest,
  ) {
    super();
  }
}

/** Refuses what an action would be refused for, so that nobody is shown a chance that they can't take. */
@QueryHandler(ReadActionQuery)
export class ReadActionQueryHandler implements IQueryHandler<ReadActionQuery> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly words: OwnWords,
    private readonly seal: ReadingSeal,
  ) {}

  /** @throws RejectedError */
  async execute({ userId, request: { sessionId, action } }: ReadActionQuery): Promise<ReadingAnswer> {
    const session = await this.sessions.ownedBy(userId, sessionId);
    const guarded = guardMoment(session);
    if ('decision' in guarded && !guarded.decision.accepted) throw this.sessions.refusal(guarded.decision.rejection);
    const understood = await this.words.understand({ action }, session);
    const reading = understood.kind === 'deed' ? this.seal.seal(understood.attempt, action, session) : null;
    return readingAnswerOf(session, understood, reading);
  }
}
