import { type Character, type ChoicesView } from '#contracts/session/views.js';
import { type MovementOption } from '#game/model/cell.js';
import { type Offer, type Wording } from '#game/model/offer.js';
import { type StartedSession } from '../domain/state/session.state.js';

/** The source of a character's views: a row of `game_characters`, and the choices of its turn in `game_stories`. */
export interface CharacterSource extends Omit<Character, 'uses'> {
  readonly offers: readonly Offer[];
  readonly wording: readonly Wording[];
  readonly movement: readonly MovementOption[];
  readonly narration: ChoicesView['narration'];
  /** Whether it has a spine; a session from before oaths has none, and other odds. */
  readonly hasSaga: boolean;
}

/** The same from a session's state. */
export const characterSourceOf = (session: StartedSession): CharacterSource => {
  const { hero, holdings, standing } = session;
  return {
    ...hero,
    id: session.characterId,
    sessionId: session.sessionId,
    hitPoints: holdings.hitPoints,
    coins: holdings.coins,
    inventory: holdings.inventory,
    companions: holdings.companions,
    currentLocation: holdings.location,
    turn: session.head,
    gamePhase: standing.gamePhase,
    gameOver: session.status !== 'InPlay',
    offers: standing.offers,
    wording: session.wording,
    movement: standing.movement,
    narration: session.pendingTurn === null ? 'told' : 'pending',
    hasSaga: session.saga !== null,
  };
};
