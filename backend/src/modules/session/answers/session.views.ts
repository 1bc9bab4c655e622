import { type ActionResult, type Character, type ChoicesView, type StoryEntry } from '#contracts/session/views.js';
import { type LastTurn, type Session } from '../domain/state/session.state.js';
import { choicesFor } from './choices.view.js';

/** A session that has begun. */
export type StartedSession = Exclude<Session, { status: 'NotStarted' }>;

export const characterOf = (session: StartedSession): Character => {
  const { hero, holdings, standing } = session;
  return {
    id: session.characterId,
    sessionId: session.sessionId,
    ...hero,
    hitPoints: holdings.hitPoints,
    coins: holdings.coins,
    inventory: holdings.inventory,
    companions: holdings.companions,
    currentLocation: holdings.location,
    turn: session.head,
    gamePhase: standing.gamePhase,
    gameOver: session.status !== 'InPlay',
  };
};

const choicesNow = ({
  standing: { offers },
  wording,
  hero: { attributes, faction },
  holdings: { inventory },
  saga,
}: StartedSession) => choicesFor({ offers, wording, attributes, inventory, faction, hasSaga: saga !== null });

export const choicesViewOf = (session: StartedSession): ChoicesView => ({
  choices: choicesNow(session),
  gameOver: session.status !== 'InPlay',
  gamePhase: session.standing.gamePhase,
  availableMovement: session.standing.movement,
  turn: session.head,
  narration: session.pendingTurn === null ? 'told' : 'pending',
});

export const actionResultOf = (turn: LastTurn): ActionResult => ({
  success: turn.success,
  hitPointsLost: turn.hitPointsLost,
  hitPointsGained: turn.hitPointsGained,
  roll: turn.check?.roll ?? null,
  successChance: turn.check?.chance ?? null,
  check: turn.check,
  coinsDelta: turn.coinsDelta,
  itemsGained: turn.itemsGained,
  itemsLost: turn.itemsLost,
});

/** The newest leaf of the story. */
export const storyEntryOf = ({ sessionId, lastTurn }: StartedSession): StoryEntry => ({
  id: lastTurn.storyId,
  sessionId,
  turnNumber: lastTurn.turn,
  parent: lastTurn.parent,
  storyContent: lastTurn.story ?? '',
  playerAction: lastTurn.playerAction,
  actionResult: lastTurn.turn === 0 ? null : actionResultOf(lastTurn),
  debugPrompt: lastTurn.debugPrompt,
  narration: lastTurn.story === null ? 'pending' : 'told',
  withdrawn: false,
  location: { q: lastTurn.cell.q, r: lastTurn.cell.r },
  createdAt: lastTurn.resolvedAt,
});
