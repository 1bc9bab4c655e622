import { type TurnNarratedV1 } from '#contracts/session/events.js';
import { accept } from '#backend/shared/domain/decision.js';
import { idsOf } from './ids.js';
import { type Session } from './state/session.state.js';
import { type SessionDecision } from './session.commands.js';

export interface TellTurn extends Pick<TurnNarratedV1, 'turn' | 'story' | 'wording' | 'narrator' | 'debugPrompt'> {
  readonly now: string;
}

/** Tells a turn once: whoever comes second finds it told and adds nothing (design section 6). */
export const tellTurn = (command: TellTurn, session: Session): SessionDecision => {
  if (session.status === 'NotStarted' || session.pendingTurn !== command.turn) return accept();
  const { turn, story, wording, narrator, debugPrompt, now } = command;
  const { q, r } = session.lastTurn.cell;
  return accept({
    type: 'TurnNarrated',
    version: 1,
    data: {
      ...idsOf(session),
      q,
      r,
      turn,
      storyId: session.lastTurn.storyId,
      story,
      wording,
      narrator,
      debugPrompt,
      narratedAt: now,
    },
  });
};
