import { accept } from '#backend/shared/domain/decision.js';
import { type ModelRecord, type Narration, NO_MODEL } from '../narration-facts/narration.port.js';
import { idsOf } from './ids.js';
import { type Session } from './state/session.state.js';
import { type SessionDecision } from './session.commands.js';

/** The model's record may be absent where no model was used. */
export type NarrateTurn = Omit<Narration, keyof ModelRecord> &
  Partial<ModelRecord> & {
    readonly turn: number;
    /** ISO 8601, UTC. */
    readonly now: string;
  };

/** Narrates a turn once: a second narration adds nothing (design section 6). */
export const narrateTurn = (command: NarrateTurn, session: Session): SessionDecision => {
  if (session.status === 'NotStarted' || session.pendingTurn !== command.turn) return accept();
  const { now, ...narration } = command;
  const { storyId, cell } = session.lastTurn;
  return accept({
    type: 'TurnNarrated',
    version: 2,
    data: { ...idsOf(session), q: cell.q, r: cell.r, storyId, ...NO_MODEL, ...narration, narratedAt: now },
  });
};
