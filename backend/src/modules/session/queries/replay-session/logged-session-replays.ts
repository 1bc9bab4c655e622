import { Injectable } from '@nestjs/common';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import {
  type ReplayedTurn,
  type ReplayLine,
  type ReplaySummary,
  type ReplayTimeline,
  type TurnComparison,
} from '#contracts/session/replay-views.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { RepositoryServices } from '#backend/platform/log/repository.js';
import { differencesBetween } from '../../domain/replay/differences.js';
import { shownState } from '../../domain/replay/shown-state.js';
import { isWithdrawn } from '../../domain/state/living-line.js';
import { type StartedSession } from '../../domain/state/session.state.js';
import { pastOfMoment } from '../../replay/past-of-moment.js';
import { replayLine } from '../../replay/replay-line.js';
import { capsuleOfSession } from '../../replay/capsule/capsule-of-session.js';
import { type SessionReplays } from '../../session-replays.port.js';
import { SessionRepository } from '../../session.repository.js';
import { replayedTurnView } from './replayed-turn.view.js';
import { type LoggedSessionEvent, type LoggedStep, SessionPast } from './session-past.js';

const lineIn = (now: StartedSession, step: LoggedStep): ReplayLine =>
  replayLine(step, (turn) => isWithdrawn(now.withdrawn, turn));

/** The last event that the screen of a turn knows: none of a rewind's, nor of what came after it. */
const lastSeen = ({ events }: LoggedStep): LoggedSessionEvent | undefined => {
  const rewound = events.findIndex(({ type }) => type === 'SessionRewound');
  return events.at(rewound === -1 ? -1 : rewound - 1);
};

@Injectable()
export class LoggedSessionReplays implements SessionReplays {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly past: SessionPast,
    private readonly services: RepositoryServices,
  ) {}

  async summary(sessionId: string): Promise<ReplaySummary> {
    const { userId, startedAt, hero, status, ending, turn, head, seedCommitment } =
      await this.sessions.started(sessionId);
    const { faction, difficulty, profession } = hero;
    const about = { sessionId, userId, startedAt, faction, difficulty, profession, status, ending };
    // A hero has a name, until the person is erased.
    return { ...about, turns: turn, head, erased: hero.name === '', seedCommitment };
  }

  async timeline(
    sessionId: string,
    { from, limit }: { readonly from: number; readonly limit: number },
  ): Promise<ReplayTimeline> {
    const now = await this.sessions.started(sessionId);
    const turns: ReplayLine[] = [];
    if (from <= now.turn)
      for await (const step of this.past.steps(now, from)) {
        turns.push(lineIn(now, step));
        if (turns.length >= limit) break;
      }
    const last = turns.at(-1)?.turn ?? now.turn;
    return { turns, next: last < now.turn ? last + 1 : null };
  }

  async turn(
    sessionId: string,
    { turn, masked }: { readonly turn: number; readonly masked: boolean },
  ): Promise<ReplayedTurn> {
    const now = await this.sessions.started(sessionId);
    const step = await this.step(now, turn);
    const past = await pastOfMoment(step.after, this.past.backwards(sessionId, lastSeen(step)?.revision));
    return replayedTurnView({ step, past, line: lineIn(now, step), seed: await this.seed(now) }, masked);
  }

  async compare(
    sessionId: string,
    { from, to }: { readonly from: number; readonly to: number },
  ): Promise<TurnComparison> {
    const now = await this.sessions.started(sessionId);
    const [before, after] = [await this.step(now, from), await this.step(now, to)];
    return { from, to, differences: differencesBetween(shownState(before.after), shownState(after.after)) };
  }

  async capsule(sessionId: string): Promise<AsyncIterable<string>> {
    await this.sessions.started(sessionId);
    return capsuleOfSession(this.services.log, sessionId);
  }

  private async step(now: StartedSession, turn: number): Promise<LoggedStep> {
    const step = turn <= now.turn ? await this.past.step(now, turn) : null;
    if (!step) throw rejectedBy(SESSION_REJECTIONS, { code: 'LEAF_NOT_FOUND' });
    return step;
  }

  /** Revealed by the end, which is among the newest events: nothing but words comes after it. */
  private async seed({ status, sessionId }: StartedSession): Promise<string | null> {
    if (status !== 'Ended') return null;
    for await (const { type, data } of this.past.backwards(sessionId))
      if (type === 'SessionEnded') return data.diceSeed;
    return null;
  }
}
