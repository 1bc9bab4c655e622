import { ConfigError, type GivenSecret } from '../config/config.js';
import { makeSecret, readSecret } from '../files/keep-secret.js';
import { fingerprintOf, keyIdOf } from './fingerprint.js';
import { KeyFingerprints } from './key-fingerprints.js';
import { opensWith, sealedSamples } from './sealed-samples.js';
import { type SecretsTransaction } from './secrets-transaction.js';

const WAY_OUT = 'put that key back, it belongs to every backup of the database, or start with another database';

const missing = (place: string): ConfigError =>
  new ConfigError(
    `${place} is missing and DICE_KEY is not set, but this database is sealed with the key that was there: ${WAY_OUT}`,
  );
const another = (place: string, ids: string): ConfigError =>
  new ConfigError(`${place} is not the key that this database is sealed with${ids}: ${WAY_OUT}`);

/** The key of a database without a fingerprint: a new key, or one from before fingerprints were kept. */
const adopted = async ({ db, warn }: SecretsTransaction, { place }: GivenSecret, key: string | null) => {
  const samples = await sealedSamples(db);
  if (key === null && samples.length > 0) throw missing(place);
  const diceKey = key ?? (await makeSecret(place));
  const opened = samples.filter((sample) => opensWith(diceKey, sample)).length;
  if (samples.length > 0 && opened === 0) throw another(place, '');
  if (opened < samples.length) warn(`${place} does not open everything in this database: it was used with two keys`);
  await new KeyFingerprints(db, 'dice-key').adopt(fingerprintOf('dice-key', diceKey));
  return diceKey;
};

/** The dice key, proved to be the one of this database. @throws ConfigError, SecretFileError */
export const settleDiceKey = async (transaction: SecretsTransaction, given: GivenSecret): Promise<string> => {
  // Another process may have made the file since it was looked for.
  const key = given.value ?? (await readSecret(given.place));
  const [known] = await new KeyFingerprints(transaction.db, 'dice-key').known();
  if (known === undefined) return adopted(transaction, given, key);
  if (key === null) throw missing(given.place);
  const fingerprint = fingerprintOf('dice-key', key);
  if (fingerprint === known) return key;
  throw another(
    given.place,
    ` (its fingerprint begins with ${keyIdOf(known)}, this one's with ${keyIdOf(fingerprint)})`,
  );
};
