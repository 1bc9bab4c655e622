import { Inject, Injectable } from '@nestjs/common';
import { type ActionAnswer, type StoryEntry } from '#contracts/session/views.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { type RememberedCommand } from '../domain/state/session.state.js';
import { SessionHistory } from '../session-history.js';
import { Sessions } from '../sessions.js';
import { NARRATION_WAIT_MS, TELLINGS, type Tellings } from '../telling.port.js';
import { actionResultOf, type Begun, characterOf, choicesViewOf, storyEntryOf } from './session.views.js';

const answerOf = (session: Begun, position: Position | null): ActionAnswer => {
  const { choices, gameOver, gamePhase, availableMovement, narration } = choicesViewOf(session);
  return {
    response: { choices, gameOver, gamePhase, availableMovement, actionResult: actionResultOf(session.lastTurn) },
    story: storyEntryOf(session), character: characterOf(session), narration, position: (position ?? 0n).toString(),
  };
};

/** The answers of POST /api/actions: the first one, and the same one again (design section 6, steps 1 and 6). */
@Injectable()
export class TurnAnswers {
  constructor(
    private readonly sessions: Sessions,
    private readonly history: SessionHistory,
    @Inject(TELLINGS) private readonly tellings: Tellings,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** Right after the append: waits for the narration and the read models, both bounded. */
  async first(session: Begun, position: Position | null, commandId: string): Promise<ActionAnswer> {
    const known = session.commands.find((command) => command.commandId === commandId);
    if (!known || known.turn !== session.lastTurn.turn) return this.again(session, commandId);
    if (session.pendingTurn !== null) return this.whenTold(session, session.pendingTurn, position);
    if (position !== null) await this.progress.waitFor(position, READ_YOUR_WRITE_MS);
    return answerOf(session, position);
  }

  /** For a command that was carried out before. */
  async again(session: Begun, commandId: string): Promise<ActionAnswer> {
    const known = session.commands.find((command) => command.commandId === commandId);
    if (!known) throw new Error(`command ${commandId} is not remembered by session ${session.sessionId}`);
    if (session.pendingTurn === known.turn) return this.whenTold(session, known.turn, null);
    return this.asItWas(session, known);
  }

  /** The first leaf, told if that is to be had in time. */
  async opening(session: Begun): Promise<StoryEntry> {
    if (session.pendingTurn === 0) await this.tellings.waitFor(session.sessionId, 0, NARRATION_WAIT_MS);
    return storyEntryOf((await this.history.after(session, 0)).session);
  }

  private async whenTold(session: Begun, turn: number, position: Position | null): Promise<ActionAnswer> {
    const told = await this.tellings.waitFor(session.sessionId, turn, NARRATION_WAIT_MS);
    return told ? this.asItWas(session, { turn }) : answerOf(session, position);
  }

  private async asItWas({ sessionId }: Begun, { turn }: Pick<RememberedCommand, 'turn'>): Promise<ActionAnswer> {
    const { session, position } = await this.history.after(await this.sessions.load(sessionId), turn);
    await this.progress.waitFor(position, READ_YOUR_WRITE_MS);
    return answerOf(session, position);
  }
}
