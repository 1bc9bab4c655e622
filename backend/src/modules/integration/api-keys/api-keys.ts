import { Inject, Injectable } from '@nestjs/common';
import { type NewKey } from '#contracts/integration/managed.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { type Authenticator } from '#backend/platform/http/authenticator.port.js';
import { type KeyScope } from '#backend/platform/http/key-scope.js';
import { type ApiKeyPrincipal } from '#backend/platform/http/principal.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';

const SECRET_BYTES = 32;
const ID_BYTES = 6;
/** Its beginning names the key: `ssk_<id>_<secret>`, and `ssk_test_<id>_<secret>` for tests. */
const KEY = /^ssk_(?:test_)?([0-9a-f]{12})_[\w-]{43}$/;
/** What of a key may be shown. */
export const keyPrefixOf = ({ id, test }: Pick<ListedKey, 'id' | 'test'>): string => `ssk_${test ? 'test_' : ''}${id}`;

export interface ListedKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** It reads samples, and changes nothing. */
  readonly test: boolean;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** How many secrets open it now: two while it is rotated, none once it is revoked. */
  readonly secrets: number;
}
export type NewKeyFields = Pick<ListedKey, 'name' | 'scopes' | 'test'>;

const OPENED = `SELECT key.scopes, key.test FROM api_keys key JOIN api_key_secrets secret ON secret.key_id = key.id
  WHERE secret.hash = $1 AND key.id = $2 AND key.revoked_at IS NULL
    AND (secret.expires_at IS NULL OR secret.expires_at > $3)`;
const LIST = `SELECT id, name, scopes, test, created_at AS "createdAt", revoked_at AS "revokedAt",
  (SELECT count(*)::int FROM api_key_secrets secret
    WHERE key_id = key.id AND key.revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $1)) AS secrets
  FROM api_keys key WHERE $2::text IS NULL OR id = $2 ORDER BY created_at, id`;
/** Earlier secrets never get more time than they had. */
const ROTATE = `WITH key AS (SELECT id FROM api_keys WHERE id = $1 AND revoked_at IS NULL),
  earlier AS (UPDATE api_key_secrets SET expires_at = least(expires_at, $4::timestamptz) WHERE key_id IN (SELECT id FROM key))
  INSERT INTO api_key_secrets (hash, key_id, created_at) SELECT $2, id, $3 FROM key`;

/** The keys of integrations. A key is shown once, when it is made. */
@Injectable()
export class ApiKeys implements Authenticator {
  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    private readonly hashes: KeyedHashes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** Asks the database each time: a revoked key is refused at once. */
  async principalOf(token: string): Promise<ApiKeyPrincipal | null> {
    const keyId = KEY.exec(token)?.[1];
    if (keyId === undefined) return null;
    const values = [this.hashed(token), keyId, this.clock.now()];
    const { rows } = await this.db.query<{ scopes: string[]; test: boolean }>({
      name: 'api-key',
      text: OPENED,
      values,
    });
    return rows[0] ? { kind: 'api-key', keyId, scopes: rows[0].scopes, isTest: rows[0].test } : null;
  }

  /** @returns with the key itself, which is kept nowhere */
  async create({ name, scopes, test }: NewKeyFields): Promise<NewKey> {
    const id = this.random.bytes(ID_BYTES).toString('hex');
    const [key, now] = [this.newKey({ id, test }), this.clock.now()];
    await this.db.query(
      `WITH key AS (INSERT INTO api_keys (id, name, scopes, test, created_at) VALUES ($1, $2, $3, $6, $5) RETURNING id)
        INSERT INTO api_key_secrets (hash, key_id, created_at) SELECT $4, id, $5 FROM key`,
      [id, name, scopes, this.hashed(key), now, test],
    );
    return { id, key };
  }

  /** @returns the new key, beside which the previous one works for `overlapMs`; null where there is none to rotate */
  async rotate(id: string, overlapMs: number): Promise<NewKey | null> {
    const found = await this.find(id);
    if (found === null) return null;
    const [key, now] = [this.newKey(found), this.clock.now()];
    const ends = new Date(now.getTime() + overlapMs);
    const { rowCount } = await this.db.query(ROTATE, [id, this.hashed(key), now, ends]);
    return rowCount === 1 ? { id, key } : null;
  }

  /** @returns whether it was good until now */
  async revoke(id: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      'UPDATE api_keys SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL',
      [id, this.clock.now()],
    );
    return rowCount === 1;
  }

  /** The oldest first. */
  async list(): Promise<readonly ListedKey[]> {
    return (await this.db.query<ListedKey>(LIST, [this.clock.now(), null])).rows;
  }

  async find(id: string): Promise<ListedKey | null> {
    return (await this.db.query<ListedKey>(LIST, [this.clock.now(), id])).rows[0] ?? null;
  }

  private newKey(key: Pick<ListedKey, 'id' | 'test'>): string {
    return `${keyPrefixOf(key)}_${this.random.bytes(SECRET_BYTES).toString('base64url')}`;
  }

  private hashed(key: string): string {
    return this.hashes.of('api-key', key);
  }
}
