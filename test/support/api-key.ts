import pg from 'pg';
import { ApiKeys } from '#backend/modules/integration/api-keys/api-keys.js';
import { systemClock } from '#backend/platform/clock/clock.js';
import { type KeyScope } from '#backend/platform/http/key-scope.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { SECRETS } from './running-game.js';

/** The keys of a game with the secrets of the tests, as `npm run api-keys` reaches them. */
export const withApiKeys = async <T>(databaseUrl: string, work: (keys: ApiKeys) => Promise<T>): Promise<T> => {
  const db = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const hashes = new KeyedHashes(serverKeysFrom(SECRETS.DICE_KEY).keyedHashes);
  return work(new ApiKeys(db, hashes, systemClock, systemRandom)).finally(() => db.end());
};

/** @param test whether it is one that reads samples */
export const newApiKey = (databaseUrl: string, scopes: readonly KeyScope[], test = false): Promise<string> =>
  withApiKeys(databaseUrl, async (keys) => (await keys.create({ name: 'of a test', scopes, test })).key);
