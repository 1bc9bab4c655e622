import { type Queryable } from '../log/queryable.js';
import { type SecretUse } from './fingerprint.js';

/** A secret that was replaced longer ago than this has no living token. */
const KNOWN = `select fingerprint from key_fingerprints
  where use = $1 and (replaced_at is null or replaced_at > now() - make_interval(secs => $2)) order by adopted_at`;
const USE = `insert into key_fingerprints (use, fingerprint) values ($1, $2)
  on conflict (use, fingerprint) do update set replaced_at = null`;
/** `least` corrects a time that a wrong clock has set. */
const REPLACE = `update key_fingerprints set replaced_at = least(replaced_at, now())
  where use = $1 and fingerprint <> $2`;
const FORGET = 'delete from key_fingerprints where use = $1 and left(fingerprint, 16) = any($2)';

/** The fingerprints in the database, read and written in the caller's transaction. */
export class KeyFingerprints {
  constructor(
    private readonly db: Queryable,
    private readonly use: SecretUse,
  ) {}

  /** Of the secret in use, and of those replaced within that many seconds. */
  async known(withinS = 0): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ fingerprint: string }>({ text: KNOWN, values: [this.use, withinS] });
    return rows.map(({ fingerprint }) => fingerprint);
  }

  /** From now on this secret is in use; the others are replaced. */
  async adopt(fingerprint: string): Promise<void> {
    await this.db.query({ text: USE, values: [this.use, fingerprint] });
    await this.db.query({ text: REPLACE, values: [this.use, fingerprint] });
  }

  async forget(keyIds: readonly string[]): Promise<void> {
    await this.db.query({ text: FORGET, values: [this.use, keyIds] });
  }
}
