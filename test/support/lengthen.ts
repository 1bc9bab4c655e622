import { NO_MODEL } from '#backend/modules/session/narration-facts/narration.port.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { recordedStanding } from '#contracts/session/recorded-turn.js';
import { type EventOfType } from '#contracts/shared/event.js';
import { type Hex, hexKey } from '#game/model/hex.js';
import { type Clock } from '#backend/platform/clock/clock.js';
import { idsOf, storyIdOf } from '#backend/modules/session/domain/ids.js';
import { RULES_VERSION } from '#backend/modules/session/domain/rules/rules-version.js';
import { type Session } from '#backend/modules/session/domain/state/session.state.js';
import { storedSession } from '#backend/modules/session/stored-session.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';
import { type EventLog } from '#backend/platform/log/event-log.js';
import { type RepositoryServices } from '#backend/platform/log/repository.js';
import { contextOf } from './context.js';

const TURNS_AN_APPEND = 100;

type Begun = Exclude<Session, { status: 'NotStarted' }>;
type Turn = readonly [EventOfType<SessionEvent, 'TurnResolved'>, EventOfType<SessionEvent, 'TurnNarrated'>];

/** A turn that changes nothing but the place: what it costs is the cost of the history alone. */
const idleTurn = (
  session: Begun,
  turn: number,
  { place, story }: { readonly place: Hex; readonly story: string },
): Turn => {
  const { holdings, standing, deedsDone, path: parentPath, wording, lastTurn } = session;
  const cell = { ...(session.cells[hexKey(holdings.location)] ?? lastTurn.cell), ...place };
  const ids = { ...idsOf(session), turn, storyId: storyIdOf(session.sessionId, turn) };
  const resolved = {
    ...ids,
    ...recordedStanding(standing),
    parent: turn - 1,
    commandId: `idle-${turn}`,
    bodyHash: '',
    playerAction: 'Wait for the tide',
    isCustomAction: false,
    deed: {
      kind: 'patience',
      offerId: 'idle',
      to: null,
      attribute: null,
      difficulty: 'easy',
      requiresItem: null,
      risk: 'none',
      attempt: null,
    } as const,
    path: parentPath,
    draws: [],
    check: null,
    success: true,
    hitPointsLost: 0,
    hitPointsGained: 0,
    hitPointsAfter: holdings.hitPoints,
    coinsAfter: holdings.coins,
    coinsDelta: 0,
    cell: { ...cell, lastTurn: turn },
    deedsDone,
    gameOver: false,
    rulesVersion: RULES_VERSION,
    saga: null,
    resolvedAt: session.startedAt,
  };
  const told = {
    ...ids,
    q: cell.q,
    r: cell.r,
    story,
    wording,
    narrator: 'floor',
    debugPrompt: null,
    ...NO_MODEL,
    narratedAt: session.startedAt,
  } as const;
  return [
    { type: 'TurnResolved', version: 6, data: resolved },
    { type: 'TurnNarrated', version: 2, data: told },
  ];
};

interface Told {
  /** Where the turns end, in turn; where the hero is, if absent. */
  readonly places?: readonly Hex[];
  /** The same for all; that of the last turn, if absent. */
  readonly story?: string;
}

interface Past {
  readonly events: { readonly log: EventLog; readonly repositories: Pick<RepositoryServices, 'states'> };
  readonly clock: Clock;
}

/** Writes this many turns directly into the log of a session, after its last one. */
export const lengthen = async (
  { events, clock }: Past,
  sessionId: string,
  turns: number,
  { places = [], story }: Told = {},
): Promise<void> => {
  const { state, revision } = await events.repositories.states.load(storedSession, sessionId);
  if (state.status === 'NotStarted' || revision === 'none') throw new Error('no session');
  let last = revision;
  for (let from = 1; from <= turns; from += TURNS_AN_APPEND) {
    const turnEvents = Array.from({ length: Math.min(TURNS_AN_APPEND, turns - from + 1) }, (_, i) =>
      idleTurn(state, state.turn + from + i, {
        place: places[(from + i) % places.length] ?? state.holdings.location,
        story: story ?? state.lastTurn.story ?? '',
      }),
    ).flat();
    const result = await events.log.append(
      `session-${sessionId}`,
      last,
      turnEvents,
      metadataOf(`idle-${state.turn + from}`, contextOf(state.userId, clock.now())),
    );
    if (result.status !== 'appended') throw new Error(result.status);
    last = result.revision;
  }
};
