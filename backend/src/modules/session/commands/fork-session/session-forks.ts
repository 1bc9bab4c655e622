import { Injectable } from '@nestjs/common';
import { type CharacterCreated } from '#contracts/session/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { SessionRepository } from '../../session.repository.js';
import { TurnAnswers } from '../../turn-answers.js';
import { characterOf } from '../../views/character.view.js';
import { AdmitSession } from '../start-session/admit-session.js';
import { ForkFactory, type NamedFork } from './fork-factory.js';

/** Begins a new session from a turn of another one, of any owner. It costs the same as any new saga. */
@Injectable()
export class SessionForks {
  constructor(
    private readonly admission: AdmitSession,
    private readonly sessions: SessionRepository,
    private readonly factory: ForkFactory,
    private readonly answers: TurnAnswers,
  ) {}

  /** @throws RejectedError CHARACTER_NOT_POSSIBLE, SHELF_IS_FULL, LEAF_NOT_FOUND, and those of the decision */
  async fork(origin: StartedSession, request: NamedFork, context: CommandContext): Promise<CharacterCreated> {
    await this.admission.assertRoom(request.sessionId, context.subjectId);
    const fork = await this.factory.forkOf(origin, request, context);
    const options = { commandId: fork.commandId, context, awaitReadModels: true };
    const decided = await this.sessions.tryDecide(fork.sessionId, this.factory.decisionOf(fork), options);
    const { session } = this.sessions.after(decided);
    return { character: characterOf(session), initialStory: await this.answers.opening(session) };
  }
}
