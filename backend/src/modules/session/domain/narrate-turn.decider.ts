import { accept } from '#backend/shared/domain/decision.js';
import { recordedOffer } from '#contracts/session/recorded-turn.js';
import { type ModelRecord, type Narration, NO_MODEL, type ProposedOffer } from '../narration-facts/narration.port.js';
import { extraOffersIn } from './extra-offers.js';
import { idsOf } from './ids.js';
import { type Session } from './state/session.state.js';
import { type SessionDecision } from './session.commands.js';

/** The model's record may be absent where no model was used. */
export type NarrateTurn = Omit<Narration, keyof ModelRecord> &
  Partial<ModelRecord> & {
    readonly turn: number;
    /** Absent: none. */
    readonly proposals?: readonly ProposedOffer[];
    /** ISO 8601, UTC. */
    readonly now: string;
  };

/**
 * Narrates a turn once: a second narration adds nothing (design section 6). The rules decide which of the proposed
 * deeds are offered.
 */
export const narrateTurn = (command: NarrateTurn, session: Session): SessionDecision => {
  if (session.status === 'NotStarted' || session.pendingTurn !== command.turn) return accept();
  const { now, proposals = [], ...narration } = command;
  const extra = extraOffersIn(session, proposals, narration.wording);
  const { storyId, cell } = session.lastTurn;
  return accept({
    type: 'TurnNarrated',
    version: 2,
    data: {
      ...idsOf(session),
      q: cell.q,
      r: cell.r,
      storyId,
      ...NO_MODEL,
      ...narration,
      wording: extra.wording,
      verdicts: [...(narration.verdicts ?? []), ...extra.dropped],
      extraOffers: extra.offers.map(recordedOffer),
      narratedAt: now,
    },
  });
};
