import { isExtraOffer } from '#game/model/extra-offers.js';
import { type TurnFacts } from './turn-facts.port.js';
import { cityAt, terrainAt } from '#game/rules/world/travel.js';
import { sagaFactsOf } from './saga-facts.view.js';
import { type StartedSession } from '../domain/state/session.state.js';

/** The facts of the newest turn that the player may know: every narrator's only input (design section 6). */
export const turnFactsOf = (session: StartedSession): TurnFacts => {
  const { hero, holdings, lastTurn: turn, standing, world } = session;
  const { name, gender, profession, maxHitPoints } = hero;
  return {
    faction: hero.faction,
    difficulty: hero.difficulty,
    hero: {
      name,
      gender,
      profession,
      maxHitPoints,
      hitPoints: holdings.hitPoints,
      coins: holdings.coins,
      inventory: holdings.inventory,
      companions: holdings.companions,
    },
    turn: turn.turn,
    path: session.path,
    deed: turn.deed,
    freeText: turn.isCustomAction ? turn.playerAction : null,
    frameBefore: turn.frameBefore,
    check: turn.check,
    success: turn.success,
    hitPointsLost: turn.hitPointsLost,
    hitPointsGained: turn.hitPointsGained,
    coinsDelta: turn.coinsDelta,
    itemsGained: turn.itemsGained,
    itemsLost: turn.itemsLost,
    companionsJoined: turn.companionsJoined,
    companionsLeft: turn.companionsLeft,
    moved: turn.movedFrom ? { from: terrainAt(world, turn.movedFrom), to: turn.cell.terrain } : null,
    cell: turn.cell,
    city: cityAt(world, turn.cell)?.name ?? null,
    gamePhase: standing.gamePhase,
    frame: standing.frame,
    offers: standing.offers.filter(({ id }) => !isExtraOffer(id)),
    ending: session.status === 'Fallen' ? 'fallen' : session.ending,
    saga: session.saga && sagaFactsOf(session, session.saga),
    told: session.toldSentences,
  };
};
