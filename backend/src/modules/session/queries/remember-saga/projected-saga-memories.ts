import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { presentIn, sagaMemoryOf } from '../../domain/memory/saga-memory.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { type SagaMemories, type SagaMemory } from '../../narration-facts/saga-memory.port.js';
import { SessionRepository } from '../../session.repository.js';
import { PastLeaves } from './past-leaves.js';
import { PastTurns } from './past-turns.js';

const turnsOfDealings = (session: StartedSession): readonly number[] =>
  presentIn(session).flatMap(({ dealings }) => dealings.map(({ turn }) => turn));

/** The memory of a saga from the read models: facts of events by turn and cell, and the last leaves. */
@Injectable()
export class ProjectedSagaMemories implements SagaMemories {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly turns: PastTurns,
    private readonly leaves: PastLeaves,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  async before(sessionId: string, turn: number): Promise<SagaMemory> {
    const now = await this.sessions.newest(sessionId);
    const [session] = await Promise.all([
      this.leaves.sessionAfter(now.session, turn),
      this.progress.waitFor(now.position, READ_YOUR_WRITE_MS),
    ]);
    const wanted = { sessionId, before: turn, cell: session.lastTurn.cell, turns: turnsOfDealings(session) };
    const [turns, scenes] = await Promise.all([this.turns.of(wanted), this.leaves.before(session, turn)]);
    return sagaMemoryOf(session, turns, scenes);
  }
}
