import pg from 'pg';
import { declarationOf } from '#contracts/shared/event-registry.js';
import { systemClock } from '#backend/platform/clock/clock.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { createEventLog } from '#backend/platform/log/create-log.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { type AnyEnvelope } from './projections/samples.js';
import { sagaLog } from './projections/sagas.js';
import { SECRETS } from './running-game.js';

/** Bounds the bytes of an append. */
const EVENTS_AT_ONCE = 40;

const streamOf = ({ type, data }: AnyEnvelope): string => {
  const kind = declarationOf(type).stream;
  const { sessionId = '', userId = '' } = data as { readonly sessionId?: string; readonly userId?: string };
  return `${kind}-${kind === 'session' ? sessionId : userId}`;
};

/** Appends whole sagas to a log, the way the game does: sealed, many streams at once. @returns how many events */
export const appendSagas = async (
  url: string,
  { sagas, turns }: { readonly sagas: number; readonly turns: number },
): Promise<number> => {
  const db = new pg.Pool({ connectionString: url, max: 4 });
  const store = createPostgresEventStore({ connectionString: url });
  const progress = { waitFor: () => Promise.resolve(true) };
  const { log, idle } = createEventLog({
    store,
    db,
    secret: SECRETS.DICE_KEY,
    clock: systemClock,
    random: systemRandom,
    progress,
  });
  const events = sagaLog({ sagas, turns });
  const streams = new Map<string, AnyEnvelope[]>();
  for (const event of events) streams.set(streamOf(event), [...(streams.get(streamOf(event)) ?? []), event]);
  const append = async (stream: string, all: readonly AnyEnvelope[]): Promise<void> => {
    for (let at = 0; at < all.length; at += EVENTS_AT_ONCE) {
      const some = all.slice(at, at + EVENTS_AT_ONCE);
      const expected = at === 0 ? 'none' : BigInt(at - 1);
      const { metadata } = some[0] as AnyEnvelope;
      const { status } = await log.append(stream, expected, some, metadata);
      if (status !== 'appended') throw new Error(`${stream}: ${status}`);
    }
  };
  await Promise.all([...streams].map(([stream, all]) => append(stream, all)));
  await idle();
  await store.close();
  await db.end();
  return events.length;
};
