import { accept, reject } from '#backend/shared/domain/decision.js';
import { type Hex } from '#game/model/hex.js';
import { type Narration } from '../narration-facts/narration.port.js';
import { idsOf } from './ids.js';
import { type LastTurn, type Session } from './state/session.state.js';
import { type SessionDecision } from './session.commands.js';

export interface RetellTurn {
  /** The resolved turn. The handler reads it from the session's history, since the state holds only the newest turn. */
  readonly of: Pick<LastTurn, 'turn' | 'storyId'> & { readonly cell: Hex };
  readonly narration: Narration;
  /** 1 replaces the shown words; from 2 on a further edition. */
  readonly edition: number;
  /** ISO 8601, UTC. */
  readonly now: string;
}

/** Replaces the words of a narrated turn: outcome, dice and offers stay. A withdrawn turn can be retold, too. */
export const retellTurn = ({ of, narration, edition, now }: RetellTurn, session: Session): SessionDecision => {
  if (session.status === 'NotStarted') return reject('SESSION_NOT_FOUND');
  const { turn, storyId, cell } = of;
  if (turn > session.turn) return reject('TURN_NOT_FOUND');
  if (session.pendingTurn === turn) return reject('TURN_IN_PROGRESS', { turn });
  return accept({
    type: 'TurnRetold',
    version: 2,
    data: { ...idsOf(session), q: cell.q, r: cell.r, turn, storyId, ...narration, edition, retoldAt: now },
  });
};
