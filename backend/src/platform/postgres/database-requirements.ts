import type pg from 'pg';
import type { DatabaseTarget } from './connection-refusal.js';

/** The oldest PostgreSQL whose SQL the game and its queues speak. */
const OLDEST_VERSION = 14;

interface Offer {
  readonly version: number;
  readonly standby: boolean;
  readonly readOnly: boolean;
  readonly encoding: string;
  readonly schema: string | null;
  readonly mayMakeTables: boolean | null;
  readonly mayMakeSchemas: boolean;
}

const OFFER = `select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as standby,
  current_setting('default_transaction_read_only') = 'on' as "readOnly", getdatabaseencoding() as encoding,
  current_schema() as schema, has_schema_privilege(current_schema(), 'create') as "mayMakeTables",
  has_database_privilege(current_database(), 'create') or to_regnamespace('bullmq') is not null as "mayMakeSchemas"`;

type Requirement = readonly [
  isMissing: (offer: Offer) => boolean,
  words: (offer: Offer, target: DatabaseTarget) => string,
];

const REQUIREMENTS: readonly Requirement[] = [
  [
    ({ version }) => version < OLDEST_VERSION,
    ({ version }, { host }) => `${host} is PostgreSQL ${version}, and the game needs ${OLDEST_VERSION} or newer`,
  ],
  [
    ({ standby }) => standby,
    (_, { host }) => `${host} is a standby that can only be read; give the address of its primary`,
  ],
  [
    ({ readOnly }) => readOnly,
    (_, { user, database }) =>
      `user ${user} can only read database ${database}: default_transaction_read_only is on; turn it off`,
  ],
  [
    ({ encoding }) => encoding !== 'UTF8',
    ({ encoding }, { database }) => `database ${database} is encoded in ${encoding}; make one encoded in UTF8`,
  ],
  [
    ({ schema }) => schema === null,
    (_, { user }) => `the search_path of user ${user} names no schema that exists; make one, or change the search_path`,
  ],
  [
    ({ mayMakeTables }) => mayMakeTables === false,
    ({ schema }, { user }) =>
      `user ${user} may not make tables in schema ${schema ?? ''}; allow it with "grant create on schema ${schema ?? ''} to ${user}"`,
  ],
  [
    ({ mayMakeSchemas }) => !mayMakeSchemas,
    (_, { user, database }) =>
      `user ${user} may not make schemas in database ${database}; allow it with "grant create on database ${database} to ${user}"`,
  ],
];

/** What the database lacks, as the end of a sentence; null: nothing. */
export const missingRequirementOf = async (client: pg.Client, target: DatabaseTarget): Promise<string | null> => {
  const { rows } = await client.query<Offer>(OFFER);
  const [offer] = rows;
  if (offer === undefined) return null;
  return REQUIREMENTS.find(([isMissing]) => isMissing(offer))?.[1](offer, target) ?? null;
};
