import { type Encounters } from '#game/model/encounter.js';
import { diceOf, nextPath, turnKey } from '#game/rules/dice/dice.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Deed } from '#game/model/deed.js';
import { sagaAfter } from '#game/model/saga.js';
import { accept, reject } from '#backend/shared/domain/decision.js';
import { guardTurn } from './guard-turn.js';
import { deedOf, targetOf } from './rules/deed.js';
import { outcomeOf } from './rules/outcome.js';
import { closedBy, placeAfter } from './rules/place.js';
import { disappointed, warnedOf } from './saga/company.rules.js';
import { advanceSaga } from './saga/advance-saga.js';
import { type SessionDecision, type TakeTurn } from './session.commands.js';
import { type Session, type SessionData } from './state/session.state.js';
import { turnEvents } from './turn-events.js';

const resolve = (
  session: SessionData,
  command: TakeTurn,
  deed: Deed,
  text: string,
  encounters: Encounters,
): readonly SessionEvent[] => {
  const turn = session.turn + 1;
  const path = nextPath(session.path, { kind: deed.kind, attribute: deed.attribute, target: targetOf(deed) });
  const dice = diceOf(turnKey(command.diceSeed, path));
  const judged = outcomeOf(session, deed, encounters, dice.draw);
  const change =
    session.saga &&
    advanceSaga({
      session,
      saga: session.saga,
      deed,
      outcome: judged,
      closed: closedBy(session, deed, judged.success),
      at: deed.to ?? session.holdings.location,
      turn,
      draw: dice.draw,
    });
  const saga = session.saga && change && sagaAfter(session.saga, change);
  const outcome = change ? disappointed(judged, change) : judged;
  const place = placeAfter({
    session,
    deed,
    outcome,
    holdings: outcome.holdings,
    encounters,
    draw: dice.draw,
    turn,
    now: command.now,
    saga,
  });
  const isNew = place.standing.frame !== null && place.standing.frame !== session.standing.frame;
  const warned = warnedOf(place.standing, change !== null && isNew, outcome.holdings.companions, dice.draw);
  return turnEvents({
    session,
    command,
    deed,
    text,
    turn,
    path,
    outcome,
    place: { ...place, standing: warned.standing },
    saga: change && { ...change, happenings: [...change.happenings, ...warned.happenings] },
    draws: dice.record(),
  });
};

const carries = ({ holdings }: SessionData, item: string | null): boolean =>
  item === null || holdings.inventory.some(({ name }) => name === item);

/** Which deed a command means and may do now: asked before it is paid, and again when it is decided. */
const permitted = (command: TakeTurn, session: Session) => {
  const guarded = guardTurn(command, session);
  if ('decision' in guarded) return guarded;
  const found = deedOf(guarded.session, command);
  if ('refused' in found) return { decision: reject(found.refused) };
  if (!carries(guarded.session, found.deed.requiresItem))
    return { decision: reject('ITEM_MISSING', { item: found.deed.requiresItem }) };
  const price = guarded.session.standing.offers.find(({ id }) => id === found.deed.offerId)?.cost ?? 0;
  if (price > guarded.session.holdings.coins) return { decision: reject('NOT_ENOUGH_COINS', { coins: price }) };
  return { ...found, session: guarded.session };
};

/** Whether the turn would be refused, or has been taken already: nothing need be paid to know it. */
export const mayTakeTurn = (command: TakeTurn, session: Session) => {
  const answer = permitted(command, session);
  return 'decision' in answer ? { ...answer.decision, isRepeated: true } : { ...accept(), isRepeated: false };
};

/** One turn: judged by rules and keyed dice, whole, before a word of it is told (design section 6). */
export const takeTurn =
  (encounters: Encounters) =>
  (command: TakeTurn, session: Session): SessionDecision => {
    const answer = permitted(command, session);
    return 'decision' in answer
      ? answer.decision
      : accept(...resolve(answer.session, command, answer.deed, answer.text, encounters));
  };
