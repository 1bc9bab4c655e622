import { type Encounters } from '#game/model/encounter.js';
import { type Dice, diceOf, nextPath, turnKey } from '#game/rules/dice/dice.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Deed } from '#game/model/deed.js';
import { type Draw } from '#game/model/draw.js';
import { type Saga, sagaAfter, type SagaChange } from '#game/model/saga.js';
import { accept, reject } from '#backend/shared/domain/decision.js';
import { guardTurn } from './guard-turn.js';
import { deedOf, targetOf } from './rules/deed.js';
import { type Outcome, outcomeOf } from './rules/outcome.js';
import { closedBy, placeAfter } from './rules/place.js';
import { withLoyaltyLost, warnedStanding } from './saga/company.rules.js';
import { withAdviceAnswered } from './saga/counsel.rules.js';
import { advanceSaga } from './saga/advance-saga.js';
import { type SessionDecision, type TakeTurn } from './session.commands.js';
import { type Session, type SessionData } from './state/session.state.js';
import { turnEvents } from './take-turn.events.js';

/** A command that may be carried out, with its deed. */
export interface PermittedTurn {
  readonly session: SessionData;
  readonly command: TakeTurn;
  readonly deed: Deed;
  readonly text: string;
}
/** The dice of a turn by its path. */
export type DiceOnPath = (path: string) => Dice;

/** The spine after the turn; null in a session without one. */
const spineAfter = (
  { session, deed }: PermittedTurn,
  outcome: Outcome,
  draw: Draw,
): { readonly saga: Saga; readonly change: SagaChange } | null => {
  const { saga } = session;
  if (saga === null) return null;
  const change = advanceSaga({
    session,
    saga,
    deed,
    outcome,
    closed: closedBy(session, deed, outcome.success),
    at: deed.to ?? session.holdings.location,
    turn: session.turn + 1,
    draw,
  });
  return { saga: sagaAfter(saga, change), change };
};

/** The events of a deed that may be done. */
export const resolveTurn = (
  permitted: PermittedTurn,
  encounters: Encounters,
  diceOn: DiceOnPath,
): readonly SessionEvent[] => {
  const { session, command, deed } = permitted;
  const turn = session.turn + 1;
  const path = nextPath(session.path, { kind: deed.kind, attribute: deed.attribute, target: targetOf(deed) });
  const dice = diceOn(path);
  const { draw } = dice;
  const judged = outcomeOf(session, deed, encounters, draw);
  const spine = spineAfter(permitted, judged, draw);
  const outcome = spine ? withAdviceAnswered(withLoyaltyLost(judged, spine.change), spine.change.happenings) : judged;
  const { holdings } = outcome;
  const resolved = { session, deed, outcome, holdings, encounters, draw, turn, now: command.now };
  const place = placeAfter({ ...resolved, saga: spine?.saga ?? null });
  const isNew = place.standing.frame !== null && place.standing.frame !== session.standing.frame;
  const warned = warnedStanding(place.standing, spine !== null && isNew, holdings.companions, draw);
  return turnEvents({
    ...permitted,
    turn,
    path,
    outcome,
    place: { ...place, standing: warned.standing },
    saga: spine && { ...spine.change, happenings: [...spine.change.happenings, ...warned.happenings] },
    draws: dice.record(),
  });
};

const carries = ({ holdings }: SessionData, item: string | null): boolean =>
  item === null || holdings.inventory.some(({ name }) => name === item);

/** The deed of a command, if it is possible now: checked before the payment, and again at the decision. */
const permitted = (command: TakeTurn, session: Session) => {
  const guarded = guardTurn(command, session);
  if ('decision' in guarded) return guarded;
  const found = deedOf(guarded.session, command);
  if ('refused' in found)
    return { decision: reject(found.refused, found.reason === undefined ? undefined : { reason: found.reason }) };
  if (!carries(guarded.session, found.deed.requiresItem))
    return { decision: reject('ITEM_MISSING', { item: found.deed.requiresItem }) };
  const price = guarded.session.standing.offers.find(({ id }) => id === found.deed.offerId)?.cost ?? 0;
  if (price > guarded.session.holdings.coins) return { decision: reject('NOT_ENOUGH_COINS', { coins: price }) };
  return { ...found, session: guarded.session };
};

/** Whether the turn would be refused, or is already taken: known before the payment. */
export const mayTakeTurn = (command: TakeTurn, session: Session) => {
  const answer = permitted(command, session);
  return 'decision' in answer ? { ...answer.decision, isRepeated: true } : { ...accept(), isRepeated: false };
};

/** A turn with given dice: a recorded one is decided again with the dice that were thrown. */
export const takeTurnWith =
  (encounters: Encounters, diceOn: (command: TakeTurn) => DiceOnPath) =>
  (command: TakeTurn, session: Session): SessionDecision => {
    const answer = permitted(command, session);
    return 'decision' in answer
      ? answer.decision
      : accept(...resolveTurn({ ...answer, command }, encounters, diceOn(command)));
  };

const keyed =
  ({ diceSeed }: TakeTurn): DiceOnPath =>
  (path) =>
    diceOf(turnKey(diceSeed, path));

/** One turn: rules and keyed dice decide all of it before it is told (design section 6). */
export const takeTurn = (encounters: Encounters) => takeTurnWith(encounters, keyed);
