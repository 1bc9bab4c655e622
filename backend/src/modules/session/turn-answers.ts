import { Inject, Injectable } from '@nestjs/common';
import { type ActionAnswer, type Aside, type StoryEntry } from '#contracts/session/views.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { type SessionAtRevision, SessionHistory } from './session-history.js';
import { SessionRepository } from './session.repository.js';
import { NARRATION_WAIT_MS, NARRATION_WAITER, type NarrationWaiter } from './narration-waiter.port.js';
import { type StartedSession } from './domain/state/session.state.js';
import { type AsideWords, asideEntryOf } from './views/aside.view.js';
import { characterSourceOf } from './views/character-source.js';
import { characterView } from './views/character.view.js';
import { choicesView } from './views/choices.view.js';
import { actionResultOf, storyEntryOf } from './views/story-entry.view.js';

type Told = Pick<ActionAnswer, 'story' | 'aside'> & Pick<ActionAnswer['response'], 'actionResult'>;

const answerWith = ({ session, position }: SessionAtRevision, { story, aside, actionResult }: Told): ActionAnswer => {
  const source = characterSourceOf(session);
  const { choices, gameOver, gamePhase, availableMovement, narration } = choicesView(source);
  return {
    response: { choices, gameOver, gamePhase, availableMovement, actionResult },
    story,
    character: characterView(source),
    narration,
    played: aside === null,
    aside,
    position: position.toString(),
  };
};
const answerOf = (moment: SessionAtRevision): ActionAnswer =>
  answerWith(moment, {
    story: storyEntryOf(moment.session),
    aside: null,
    actionResult: actionResultOf(moment.session),
  });

/** The answer of an action that is no turn: everything is as it was. */
export const asideAnswer = (now: SessionAtRevision, aside: Aside, words: AsideWords): ActionAnswer =>
  answerWith(now, { story: asideEntryOf(now.session, words), aside, actionResult: null });

const turnOf = ({ commands, sessionId }: StartedSession, commandId: string): number => {
  const known = commands.find((command) => command.commandId === commandId);
  if (!known) throw new Error(`command ${commandId} is not remembered by session ${sessionId}`);
  return known.turn;
};

/** Whether the state is still the one after this turn. */
const isNewest = ({ head, lastTurn }: StartedSession, turn: number): boolean => head === turn && lastTurn.turn === turn;

/** The answers of POST /api/actions: first answers and their repetitions (design section 6, steps 1 and 6). */
@Injectable()
export class TurnAnswers {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly history: SessionHistory,
    @Inject(NARRATION_WAITER) private readonly narrations: NarrationWaiter,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  /** For a played turn of any age: waits for its narration and for the read models, both with a time limit. */
  async of(sessionId: string, turn: number): Promise<ActionAnswer> {
    return this.answer(await this.momentAfter(await this.sessions.newest(sessionId), turn));
  }

  /** For a command that the session remembers. */
  again(session: StartedSession, commandId: string): Promise<ActionAnswer> {
    return this.of(session.sessionId, turnOf(session, commandId));
  }

  /** Right after the append. */
  async first(session: StartedSession, position: Position | null, commandId: string): Promise<ActionAnswer> {
    return this.answer(await this.momentAfter({ session, position: position ?? 0n }, turnOf(session, commandId)));
  }

  /** The opening of the story, with its narration if it comes in time. */
  async opening(session: StartedSession): Promise<StoryEntry> {
    if (session.pendingTurn === 0) await this.isToldInTime(session, 0, null);
    return storyEntryOf((await this.history.after(session, 0)).session);
  }

  private async momentAfter(now: SessionAtRevision, turn: number): Promise<SessionAtRevision> {
    const { sessionId, pendingTurn } = now.session;
    if (pendingTurn === turn && (await this.isToldInTime(now.session, turn, now.position)))
      return this.momentAfter(await this.sessions.narrated(sessionId, turn), turn);
    return isNewest(now.session, turn) ? now : this.history.after(now.session, turn);
  }

  private isToldInTime({ sessionId }: StartedSession, turn: number, untoldAt: Position | null): Promise<boolean> {
    return this.narrations.waitFor({ sessionId, turn, untoldAt }, NARRATION_WAIT_MS);
  }

  private async answer(moment: SessionAtRevision): Promise<ActionAnswer> {
    await this.progress.waitFor(moment.position, READ_YOUR_WRITE_MS);
    return answerOf(moment);
  }
}
