import { analyticsSecrets, installViews } from '#backend/modules/analytics/analytics.port.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { retry } from '#backend/platform/retry/retry.js';
import { type Platform } from './platform.js';
import { ignored } from '#backend/shared/ignored.js';

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 60_000];

/**
 * Brings schema `analytics` up to date whenever the read models have their present columns; a failure delays analysts and
 * nobody else. @returns what the projector calls, and what ends it
 */
export const analyticsViews = ({ databaseUrl, secrets, config, log }: Platform) => {
  const ending = new AbortController();
  const hashes = new KeyedHashes(serverKeysFrom(secrets.diceKey).keyedHashes);
  let running: Promise<unknown> = Promise.resolve();
  const install = (): Promise<void> => installViews(databaseUrl, analyticsSecrets(hashes, config));
  const onFailure = (error: unknown): void => log.warn({ error }, 'the views of analysts could not be made yet');
  return {
    onCurrent: (): void => {
      running = running
        .then(() =>
          retry(install, { signal: ending.signal, firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS, onFailure }),
        )
        .catch(ignored.madeUpFor);
    },
    stop: async (): Promise<void> => {
      ending.abort();
      await running;
    },
  };
};
