import { type SessionEvent, type TurnResolvedV6 } from '#contracts/session/events.js';
import { recordedChange, recordedStanding } from '#contracts/session/recorded-turn.js';
import { type SagaChange } from '#game/model/saga.js';
import { type Deed, type DrawRecord } from '#game/model/deed.js';
import { type EventOfType } from '#contracts/shared/event.js';
import { hexKey } from '#game/model/hex.js';
import { type Outcome } from './rules/outcome.js';
import { GAME_OVER, type PlaceAfterDeed } from './rules/place.js';
import { isTriumph, RULES_VERSION } from './rules/rules-version.js';
import { idsOf, storyIdOf } from './ids.js';
import { type TakeTurn } from './session.commands.js';
import { type SessionData } from './state/session.state.js';

export interface ResolvedTurn {
  readonly session: SessionData;
  readonly command: TakeTurn;
  readonly deed: Deed;
  readonly text: string;
  readonly turn: number;
  readonly path: string;
  readonly outcome: Outcome;
  readonly place: PlaceAfterDeed;
  readonly saga: SagaChange | null;
  readonly draws: readonly DrawRecord[];
}

type Fate = 'lives' | 'fell' | 'died' | 'triumphed' | 'lost';
/** A session that began without an oath ends after a number of won encounters, by its old rules. */
const oathFate = ({ saga }: ResolvedTurn, deedsDone: number): Fate => {
  if (saga === null) return isTriumph(deedsDone) ? 'triumphed' : 'lives';
  return saga.oath?.outcome === 'kept' ? 'triumphed' : saga.oath?.outcome === 'lost' ? 'lost' : 'lives';
};
const fateOf = (done: ResolvedTurn, deedsDone: number): Fate => {
  const { session, outcome } = done;
  if (outcome.holdings.hitPoints <= 0) return session.hero.difficulty === 'forgiving' ? 'fell' : 'died';
  return oathFate(done, deedsDone);
};

const resolvedData = (done: ResolvedTurn, deedsDone: number, fate: Fate): TurnResolvedV6 => {
  const { session, command, deed, text, turn, path, outcome, place, draws, saga } = done;
  return {
    turn,
    parent: session.head,
    storyId: storyIdOf(session.sessionId, turn),
    commandId: command.commandId,
    bodyHash: command.bodyHash,
    playerAction: text,
    isCustomAction: command.isCustomAction,
    deed,
    path,
    draws,
    check: outcome.check,
    success: outcome.success,
    hitPointsLost: outcome.hitPointsLost,
    hitPointsGained: outcome.hitPointsGained,
    hitPointsAfter: outcome.holdings.hitPoints,
    coinsAfter: outcome.holdings.coins,
    coinsDelta: outcome.coinsDelta,
    cell: place.cell,
    deedsDone,
    gameOver: fate !== 'lives',
    rulesVersion: RULES_VERSION,
    saga: saga && recordedChange(saga),
    resolvedAt: command.now,
    // The spreads come last: V8 adds properties after a spread slowly.
    ...idsOf(session),
    ...recordedStanding(fate === 'lives' ? place.standing : GAME_OVER),
  };
};

const movedEvent = ({ session, deed, turn, place }: ResolvedTurn): SessionEvent[] =>
  deed.to && hexKey(deed.to) !== hexKey(session.holdings.location)
    ? [
        {
          type: 'CharacterMoved',
          version: 1,
          data: { ...idsOf(session), turn, from: session.holdings.location, to: deed.to, terrain: place.cell.terrain },
        },
      ]
    : [];

const itemEvents = ({ session, turn, outcome: { lost, found, holdings } }: ResolvedTurn): SessionEvent[] => {
  const ids = { ...idsOf(session), turn, inventoryAfter: holdings.inventory };
  return [
    ...(lost
      ? [{ type: 'ItemLost', version: 1, data: { ...ids, item: lost } } satisfies EventOfType<SessionEvent, 'ItemLost'>]
      : []),
    ...(found
      ? [
          { type: 'ItemGained', version: 1, data: { ...ids, item: found } } satisfies EventOfType<
            SessionEvent,
            'ItemGained'
          >,
        ]
      : []),
  ];
};

const companyEvents = ({ session, turn, outcome: { company } }: ResolvedTurn): SessionEvent[] => {
  const ids = { ...idsOf(session), turn, companionsAfter: company.companions };
  const joined = company.joined.map((companion): SessionEvent => ({
    type: 'CompanionJoined',
    version: 1,
    data: { ...ids, companion },
  }));
  const left = company.left.map(({ companion, reason }): SessionEvent => ({
    type: 'CompanionLeft',
    version: 1,
    data: { ...ids, companion, reason },
  }));
  if (joined.length + left.length > 0) return [...joined, ...left];
  const changed = JSON.stringify(company.companions) !== JSON.stringify(session.holdings.companions);
  return changed ? [{ type: 'CompanionsChanged', version: 1, data: ids }] : [];
};

const closingEvents = (
  { session, command, turn, place: { closed, cell } }: ResolvedTurn,
  fate: Fate,
): SessionEvent[] => {
  const ids = { ...idsOf(session), turn };
  const resolved: SessionEvent[] = closed
    ? [{ type: 'CellResolved', version: 1, data: { ...ids, q: cell.q, r: cell.r, ...closed } }]
    : [];
  if (fate === 'lives') return resolved;
  if (fate === 'fell') return [...resolved, { type: 'CharacterFell', version: 1, data: ids }];
  return [
    ...resolved,
    { type: 'SessionEnded', version: 1, data: { ...ids, reason: ENDING[fate], diceSeed: command.diceSeed } },
  ];
};

const ENDING = { died: 'death', triumphed: 'triumph', lost: 'loss' } as const;

/** The turn and its accompanying events: one atomic append (design section 6). */
export const turnEvents = (done: ResolvedTurn): readonly SessionEvent[] => {
  const deedsDone = done.session.deedsDone + (done.place.closed?.won ? 1 : 0);
  const fate = fateOf(done, deedsDone);
  return [
    { type: 'TurnResolved', version: 6, data: resolvedData(done, deedsDone, fate) },
    ...movedEvent(done),
    ...itemEvents(done),
    ...companyEvents(done),
    ...closingEvents(done, fate),
  ];
};
