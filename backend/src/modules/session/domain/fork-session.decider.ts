import { type SessionForkedV2, type SessionStartedV2 } from '#contracts/session/events.js';
import { sagaAtStart } from '#contracts/session/recorded-turn.js';
import { isExtraOffer } from '#game/model/extra-offers.js';
import { hexKey } from '#game/model/hex.js';
import { commitmentOf, rootPath } from '#game/rules/dice/dice.js';
import { accept, reject } from '#backend/shared/domain/decision.js';
import { storyIdOf } from './ids.js';
import { hereOf } from './rules/situation.js';
import { RULES_VERSION } from './rules/rules-version.js';
import { type SessionDecision } from './session.commands.js';
import { type Session, type StartedSession } from './state/session.state.js';

export interface ForkSession {
  readonly commandId: string;
  readonly bodyHash: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
  /** The hero's name in the fork. */
  readonly name: string;
  readonly turn: number;
  /** The other session right after that turn, from the log. */
  readonly then: StartedSession;
  readonly diceSeed: string;
  readonly sealedDiceSeed: string;
  readonly now: string;
}

/** Things made for the other session carry its id in theirs. */
const renamed = <T>(part: T, { then, sessionId }: ForkSession): T =>
  JSON.parse(JSON.stringify(part).replaceAll(then.sessionId, sessionId)) as T;

const startOf = (command: ForkSession): SessionStartedV2 => {
  const { then, userId, sessionId, characterId, name, now } = command;
  const { gamePhase, frame, offers, movement, them } = then.standing;
  return {
    userId,
    sessionId,
    characterId,
    ...then.hero,
    name,
    ...renamed(then.holdings, command),
    gamePhase,
    frame,
    // An offer that a narrator added can't be kept: only that narrator has words for it.
    offers: renamed(offers, command).filter(({ id }) => !isExtraOffer(id)),
    movement,
    ...(them === undefined ? {} : { them }),
    world: then.world,
    saga: then.saga && sagaAtStart(renamed(then.saga, command)),
    seedCommitment: commitmentOf(command.diceSeed),
    sealedDiceSeed: command.sealedDiceSeed,
    path: rootPath(sessionId),
    draws: [],
    cell: { ...hereOf(then), lastTurn: 0 },
    storyId: storyIdOf(sessionId, 0),
    commandId: command.commandId,
    bodyHash: command.bodyHash,
    rulesVersion: RULES_VERSION,
    startedAt: now,
  };
};

const originOf = (command: ForkSession, { cell }: SessionStartedV2): SessionForkedV2 => {
  const { then, turn, userId, sessionId, characterId, now } = command;
  const { cells, deedsDone, recentFrames, spentOffers } = then;
  return {
    userId,
    sessionId,
    characterId,
    originSessionId: then.sessionId,
    originTurn: turn,
    turn: then.turn,
    cells: Object.values(cells).flatMap((known) => (known && hexKey(known) !== hexKey(cell) ? [known] : [])),
    deedsDone,
    recentFrames,
    spentOffers,
    usedOutcomes: then.usedOutcomes,
    scenes: then.saga?.scenes ?? [],
    warned: then.saga?.warned ?? [],
    forkedAt: now,
  };
};

/**
 * 'What if': a new saga out of a turn of another one, which it leaves as it is. Its dice are new, with a commitment of
 * their own, so that nothing of the other saga's dice can be learnt by it. A repetition adds nothing.
 */
export const forkSession = (command: ForkSession, session: Session): SessionDecision => {
  const { then, turn, userId, name } = command;
  if (session.status !== 'NotStarted') {
    const isAgain =
      session.userId === userId &&
      session.hero.name === name &&
      session.origin?.sessionId === then.sessionId &&
      session.origin.turn === turn;
    return isAgain ? accept() : reject('SESSION_ALREADY_EXISTS');
  }
  if (then.status !== 'InPlay') return reject('NOTHING_FOLLOWS_LEAF');
  const data = startOf(command);
  return accept(
    { type: 'SessionStarted', version: 2, data },
    { type: 'SessionForked', version: 2, data: originOf(command, data) },
  );
};
