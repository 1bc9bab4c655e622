import { NO_MODEL } from '#backend/modules/session/narration-facts/narration.port.js';
import path from 'node:path';
import { type SessionEvent } from '#contracts/session/events.js';
import { type EventOfType } from '#contracts/shared/event.js';
import { hexKey } from '#game/model/hex.js';
import { openPlatform, type Platform } from '#backend/app/platform.js';
import { idsOf, storyIdOf } from '#backend/modules/session/domain/ids.js';
import { RULES_VERSION } from '#backend/modules/session/domain/rules/rules-version.js';
import { type Session } from '#backend/modules/session/domain/state/session.state.js';
import { storedSession } from '#backend/modules/session/stored-session.js';
import { settleSecrets } from '#backend/platform/keys/settle-secrets.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';
import { contextOf } from '../support/context.js';
import { Player } from '../support/player.js';
import { quietLog } from '../support/quiet-log.js';
import { SECRETS, startGame } from '../support/running-game.js';
import { median } from './median.js';

const SHORT = 10;
const LONG = 10_000;
const MEASURED = 60;
const MOST_RATIO = 1.2;
const TURNS_AN_APPEND = 100;
const DIST = path.resolve(import.meta.dirname, '../..');

type Begun = Exclude<Session, { status: 'NotStarted' }>;
type Turn = readonly [EventOfType<SessionEvent, 'TurnResolved'>, EventOfType<SessionEvent, 'TurnNarrated'>];

/** A turn that changes nothing: the bench measures the cost of the history alone. */
const idleTurn = (session: Begun, turn: number): Turn => {
  const { holdings, standing, deedsDone, path: parentPath, wording, lastTurn } = session;
  const cell = session.cells[hexKey(holdings.location)] ?? lastTurn.cell;
  const ids = { ...idsOf(session), turn, storyId: storyIdOf(session.sessionId, turn) };
  const resolved = {
    ...ids,
    ...standing,
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
    story: lastTurn.story ?? '',
    wording,
    narrator: 'floor',
    debugPrompt: null,
    ...NO_MODEL,
    narratedAt: session.startedAt,
  } as const;
  return [
    { type: 'TurnResolved', version: 2, data: resolved },
    { type: 'TurnNarrated', version: 2, data: told },
  ];
};

/** Writes a history of this many turns directly into the log. */
const lengthen = async ({ events, clock }: Platform, sessionId: string, turns: number): Promise<void> => {
  const { state, revision } = await events.repositories.states.load(storedSession, sessionId);
  if (state.status === 'NotStarted' || revision === 'none') throw new Error('no session');
  let last = revision;
  for (let from = 1; from <= turns; from += TURNS_AN_APPEND) {
    const turnEvents = Array.from({ length: Math.min(TURNS_AN_APPEND, turns - from + 1) }, (_, i) =>
      idleTurn(state, from + i),
    ).flat();
    const result = await events.log.append(
      `session-${sessionId}`,
      last,
      turnEvents,
      metadataOf(`idle-${from}`, contextOf(state.userId, clock.now())),
    );
    if (result.status !== 'appended') throw new Error(result.status);
    last = result.revision;
  }
};

const play = async (player: Player, n: number): Promise<number> => {
  const { body: view } = await player.choices();
  const started = performance.now();
  const { status, body } = await player.act(`measured-${n}`, Player.next(view, n));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return performance.now() - started;
};

/** Compares one turn after 10,000 turns with one after 10, alternating, on one server. */
export const longSessionBench = async (url: string, print: (line: string) => void): Promise<boolean> => {
  const options = { databaseUrl: url, env: { GUEST_TOKENS: 'unlimited', LOG_LEVEL: 'fatal' } };
  const first = await startGame(options);
  const [short, long] = await Promise.all([Player.begun(first.url, 'forgiving'), Player.begun(first.url, 'forgiving')]);
  const config = await loadConfig({ ...SECRETS, DATABASE_URL: url, DATA_DIR: path.join(DIST, '../.cache/bench') });
  const secrets = await settleSecrets(url, config.secrets, () => undefined);
  const platform = await openPlatform({ config, databaseUrl: url, secrets, log: quietLog });
  await lengthen(platform, short.sessionId, SHORT);
  await lengthen(platform, long.sessionId, LONG);
  for (const player of [short, long]) await play(player, 0);
  await platform.close();
  await first.stop();
  const game = await startGame(options);
  const times = { short: [] as number[], long: [] as number[] };
  try {
    for (const player of [short, long]) player.url = game.url;
    for (let n = 1; n <= MEASURED; n += 1) {
      times.short.push(await play(short, n));
      times.long.push(await play(long, n));
    }
  } finally {
    await game.stop();
  }
  const [atShort, atLong] = [median(times.short), median(times.long)];
  const reached = atLong / atShort <= MOST_RATIO;
  print(
    `a turn after ${LONG} turns · ${atLong.toFixed(1)} ms · after ${SHORT} · ${atShort.toFixed(1)} ms · ratio ${(atLong / atShort).toFixed(2)} · ${reached ? 'reached' : 'NOT reached'} (at most ${MOST_RATIO})`,
  );
  print(
    `  the first turn after a start, which loads the session · ${times.long[0]?.toFixed(1)} ms · ${times.short[0]?.toFixed(1)} ms`,
  );
  return reached;
};
