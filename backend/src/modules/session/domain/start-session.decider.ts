import { type Encounters } from '#game/model/encounter.js';
import { commitmentOf, diceOf, rootPath, turnKey } from '#game/rules/dice/dice.js';
import { type SessionStartedV2 } from '#contracts/session/events.js';
import { sagaAtStart } from '#contracts/session/recorded-turn.js';
import {
  type Companion,
  type Item,
  STARTING_COINS,
  STARTING_HIT_POINTS,
  startingAttributes,
} from '#game/model/character.js';
import { type Cell } from '#game/model/cell.js';
import { terrainAt } from '#game/rules/world/travel.js';
import { type RecordedWorld } from '#game/model/world.js';
import { canonicalJson } from '#backend/shared/domain/canonical-json.js';
import { accept, reject } from '#backend/shared/domain/decision.js';
import { type SessionDecision } from './session.commands.js';
import { storyIdOf } from './ids.js';
import { movementOptions } from './rules/movement.js';
import { beginSaga } from './saga/begin-saga.js';
import { sagaSituation } from './saga/saga-situation.js';
import { RULES_VERSION } from './rules/rules-version.js';
import { type Hero, type Session, type SessionData } from './state/session.state.js';

export interface StartSession {
  readonly commandId: string;
  readonly bodyHash: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
  readonly hero: Omit<Hero, 'attributes' | 'maxHitPoints'>;
  /** Set by the server: by profession and faction. */
  readonly inventory: readonly Item[];
  readonly companions: readonly Companion[];
  readonly world: RecordedWorld;
  readonly diceSeed: string;
  readonly sealedDiceSeed: string;
  readonly now: string;
}

const startingCell = ({ world, now }: StartSession): Cell => ({
  ...world.start,
  terrain: terrainAt(world, world.start),
  visitCount: 1,
  frame: null,
  isResolved: false,
  attempts: 0,
  lastTurn: 0,
  firstVisitAt: now,
  lastVisitAt: now,
});

const firstEncounter = (command: StartSession, path: string, encounters: Encounters) => {
  const { hero, inventory, companions, world } = command;
  const dice = diceOf(turnKey(command.diceSeed, path));
  const hitPoints = STARTING_HIT_POINTS[hero.difficulty];
  const cell = startingCell(command);
  const saga = beginSaga(hero, world, dice.draw);
  const city = world.cities.find(({ at }) => at.q === cell.q && at.r === cell.r)?.name ?? null;
  const encounter = encounters.meet(
    {
      faction: hero.faction,
      difficulty: hero.difficulty,
      turn: 0,
      terrain: cell.terrain,
      city,
      cell,
      hitPoints,
      maxHitPoints: hitPoints,
      coins: STARTING_COINS,
      inventory,
      companions,
      recentFrames: [],
      spentOffers: [],
      usedOutcomes: [],
      shownLately: [],
      them: null,
      saga: saga && sagaSituation(saga, world, cell),
    },
    dice.draw,
  );
  const open = encounter.frame !== null;
  return {
    saga,
    draws: dice.record(),
    cell: { ...cell, frame: encounter.frame, isResolved: !open },
    standing: {
      ...encounter,
      movement: open ? [] : movementOptions(world, cell, { faction: hero.faction, saga, inventory }),
    },
  };
};

const opening = (command: StartSession, encounters: Encounters): SessionStartedV2 => {
  const {
    userId,
    sessionId,
    characterId,
    hero,
    world,
    inventory,
    companions,
    sealedDiceSeed,
    commandId,
    bodyHash,
    now,
  } = command;
  const path = rootPath(sessionId);
  const { draws, cell, standing, saga } = firstEncounter(command, path, encounters);
  const hitPoints = STARTING_HIT_POINTS[hero.difficulty];
  return {
    userId,
    sessionId,
    characterId,
    ...hero,
    attributes: startingAttributes(hero.profession, hero.backstory.pointsAllocated),
    hitPoints,
    maxHitPoints: hitPoints,
    coins: STARTING_COINS,
    inventory,
    companions,
    location: world.start,
    ...standing,
    world,
    saga: saga && sagaAtStart(saga),
    seedCommitment: commitmentOf(command.diceSeed),
    sealedDiceSeed,
    path,
    draws,
    cell,
    storyId: storyIdOf(sessionId, 0),
    commandId,
    bodyHash,
    rulesVersion: RULES_VERSION,
    startedAt: now,
  };
};

/** Compares the requested hero with the session's; values set by the server follow from it. */
const isOf = (command: StartSession, { userId, hero }: SessionData): boolean => {
  const { attributes, maxHitPoints } = hero;
  return (
    userId === command.userId && canonicalJson({ ...command.hero, attributes, maxHitPoints }) === canonicalJson(hero)
  );
};

/**
 * Starts a saga: starting values by the specification's section 9, the rest set by the server. A repetition by its
 * owner adds nothing.
 */
export const startSession =
  (encounters: Encounters) =>
  (command: StartSession, session: Session): SessionDecision => {
    if (session.status === 'NotStarted')
      return accept({ type: 'SessionStarted', version: 2, data: opening(command, encounters) });
    return isOf(command, session) ? accept() : reject('SESSION_ALREADY_EXISTS');
  };
