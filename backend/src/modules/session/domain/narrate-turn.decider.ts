import { type TurnNarratedV2 } from '#contracts/session/events.js';
import { accept } from '#backend/shared/domain/decision.js';
import { idsOf } from './ids.js';
import { type Session } from './state/session.state.js';
import { type SessionDecision } from './session.commands.js';

type ByModel = Pick<TurnNarratedV2, 'model' | 'promptHash' | 'usage' | 'latencyMs' | 'verdicts' | 'extraOffers'>;
/** What is recorded of a model where none was asked. */
export const NO_MODEL: ByModel = {
  model: null,
  promptHash: null,
  usage: null,
  latencyMs: null,
  verdicts: [],
  extraOffers: [],
};

export interface TellTurn
  extends Pick<TurnNarratedV2, 'turn' | 'story' | 'wording' | 'narrator' | 'debugPrompt'>, Partial<ByModel> {
  readonly now: string;
}

/** Tells a turn once: whoever comes second finds it told and adds nothing (design section 6). */
export const tellTurn = (command: TellTurn, session: Session): SessionDecision => {
  if (session.status === 'NotStarted' || session.pendingTurn !== command.turn) return accept();
  const { now, ...told } = command;
  const { q, r } = session.lastTurn.cell;
  return accept({
    type: 'TurnNarrated',
    version: 2,
    data: {
      ...idsOf(session),
      q,
      r,
      storyId: session.lastTurn.storyId,
      ...NO_MODEL,
      ...told,
      narratedAt: now,
    },
  });
};
