import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPlatform, type Platform } from '#backend/app/platform.js';
import { settleSecrets } from '#backend/platform/keys/settle-secrets.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Threat, THREAT_STEPS_AT } from '#game/model/saga.js';
import { idsOf } from '#backend/modules/session/domain/ids.js';
import { rewindPlan } from '#backend/modules/session/domain/rewind-plan.js';
import { type StartedSession } from '#backend/modules/session/domain/state/session.state.js';
import { storedSession } from '#backend/modules/session/stored-session.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';
import { contextOf } from '../support/context.js';
import { quietLog } from '../support/quiet-log.js';
import { SECRETS } from '../support/running-game.js';

/** The log of a running game, for a second writer. */
export const openBeside = async (databaseUrl: string): Promise<Platform> => {
  const config = await loadConfig({ ...SECRETS, DATABASE_URL: databaseUrl, DATA_DIR: path.join(tmpdir(), 'soak') });
  const secrets = await settleSecrets(databaseUrl, config.secrets, () => undefined);
  return openPlatform({ config, databaseUrl, secrets, log: quietLog });
};

/** Sets the threat back to its last step, never before it: a step that happens twice would be told twice. */
const heldBack = (threat: Threat): Threat => ({ ...threat, segments: THREAT_STEPS_AT[threat.steps.length - 1] ?? 0 });

const rested = (session: StartedSession): StartedSession => ({
  ...session,
  holdings: { ...session.holdings, hitPoints: session.hero.maxHitPoints },
  saga: session.saga && {
    ...session.saga,
    threat: heldBack(session.saga.threat),
    oath: { ...session.saga.oath, boxes: Math.min(session.saga.oath.boxes, 1) },
  },
});

/**
 * Heals the hero and holds the threat and the oath back, so that one saga lasts as long as the test wants: a rewind that
 * withdraws no turn sets the values. The line of turns goes on unbroken.
 */
export const keepAlive = async ({ events, clock }: Platform, sessionId: string, n: number): Promise<void> => {
  const { state: session, revision } = await events.repositories.states.load(storedSession, sessionId);
  if (session.status === 'NotStarted' || session.status === 'Ended') throw new Error(`the saga is ${session.status}`);
  if (session.pendingTurn !== null || revision === 'none') return;
  const gift: SessionEvent = {
    type: 'SessionRewound',
    version: 4,
    data: {
      ...idsOf(session),
      commandId: `kept-alive-${n}`,
      bodyHash: '',
      fromTurn: session.head,
      toTurn: session.head,
      ...rewindPlan(session, rested(session), session.head),
      rewoundAt: clock.now().toISOString(),
    },
  };
  const context = contextOf(session.userId, clock.now());
  const result = await events.log.append(`session-${sessionId}`, revision, [gift], metadataOf(`kept-${n}`, context));
  if (result.status !== 'appended') throw new Error(result.status);
};
