import { ConfigError, type GivenSecrets } from '../config/config.js';
import { makeSecret, readSecrets } from '../files/keep-secret.js';
import { fingerprintOf, keyIdOf } from './fingerprint.js';
import { JWT_LIFETIME_S, type JwtSecrets } from './jwt-secrets.js';
import { KeyFingerprints } from './key-fingerprints.js';
import { type SecretsTransaction } from './secrets-transaction.js';

type Given = GivenSecrets['jwt'];

const wayOut = (keyIds: readonly string[]): string =>
  `list that secret in JWT_OLD_SECRETS, or give its tokens up and sign out whoever holds one by JWT_OLD_SECRETS=${keyIds.map((id) => `retired:${id}`).join(',')}`;
const unlisted = (place: string, keyIds: readonly string[]): ConfigError =>
  new ConfigError(`${place} is not the secret that signed the tokens of this database: ${wayOut(keyIds)}`);
const missing = (place: string, keyIds: readonly string[]): ConfigError =>
  new ConfigError(
    `${place} is missing, but it has signed the tokens of this database: put it back, or ${wayOut(keyIds)}`,
  );

/** The secrets of the variables, else of the file as it is now; null where there are none. */
const present = async ({ place, value, old }: Given): Promise<JwtSecrets | null> => {
  if (value !== null) return { signing: value, old };
  const [signing, ...others] = (await readSecrets(place)) ?? [];
  return signing === undefined ? null : { signing, old: [...others, ...old] };
};

/**
 * The secrets of bearer tokens. Every secret that may have signed a living token of this database must be among them,
 * or be retired by name. @throws ConfigError, SecretFileError
 */
export const settleJwtSecrets = async ({ db }: SecretsTransaction, given: Given): Promise<JwtSecrets> => {
  const fingerprints = new KeyFingerprints(db, 'jwt-secret');
  await fingerprints.forget(given.retired);
  const known = await fingerprints.known(JWT_LIFETIME_S);
  const found = await present(given);
  const accepted = (found ? [found.signing, ...found.old] : given.old).map((one) => fingerprintOf('jwt-secret', one));
  const lost = known.filter((fingerprint) => !accepted.includes(fingerprint)).map(keyIdOf);
  if (lost.length > 0) throw (found ? unlisted : missing)(given.place, lost);
  const secrets = found ?? { signing: await makeSecret(given.place), old: given.old };
  await fingerprints.adopt(fingerprintOf('jwt-secret', secrets.signing));
  return secrets;
};
