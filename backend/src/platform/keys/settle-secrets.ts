import pg from 'pg';
import { type GivenSecrets } from '../config/config.js';
import { type JwtSecrets } from './jwt-secrets.js';
import { type SecretsTransaction } from './secrets-transaction.js';
import { settleDiceKey } from './settle-dice-key.js';
import { settleJwtSecrets } from './settle-jwt-secrets.js';

/** The secrets of this process, proved against its database. Never log them. */
export interface Secrets {
  readonly diceKey: string;
  readonly jwt: JwtSecrets;
}

const KEYS_LOCK = 5_737_457;

/**
 * Compares the given secrets with the fingerprints in the database, and makes those that a new database lacks. Processes
 * that start together take turns. @throws ConfigError or SecretFileError with one line that names the way out
 */
export const settleSecrets = async (
  databaseUrl: string,
  { diceKey, jwt }: GivenSecrets,
  warn: SecretsTransaction['warn'],
): Promise<Secrets> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection lost between two statements shows by the failure of the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [KEYS_LOCK]);
    const transaction = { db: client, warn };
    const secrets = {
      diceKey: await settleDiceKey(transaction, diceKey),
      jwt: await settleJwtSecrets(transaction, jwt),
    };
    await client.query('commit');
    return secrets;
  } finally {
    await client.end();
  }
};
