import pg from 'pg';

export interface ReaderRole {
  readonly name: string;
  readonly password: string;
}

/** Most connections of BI tools at a time; the game needs the others. */
const MOST_CONNECTIONS = 8;
const LONGEST_STATEMENT = '60s';
/** An open transaction holds up new versions of the tables that it has read. */
const LONGEST_PAUSE = '60s';

/** Functions that write large objects, which Postgres lets everybody do. The game has none. */
const LARGE_OBJECTS = ['lo_creat(integer)', 'lo_create(oid)', 'lo_from_bytea(oid, bytea)'];

export interface ReaderPlace {
  /** Whether the role is there already. */
  readonly exists: boolean;
  readonly database: string;
  /** The game's own user. */
  readonly user: string;
}

/** Takes rights from everybody that a reader must not have; where the game's user may not do that, nothing happens. */
const closing = ({ database, user }: ReaderPlace): readonly string[] => {
  const at = pg.escapeIdentifier(database);
  return [
    `grant temporary on database ${at} to ${pg.escapeIdentifier(user)}; revoke temporary on database ${at} from public`,
    `revoke execute on function ${LARGE_OBJECTS.join(', ')} from public`,
  ].map((sql) => `do $$ begin ${sql}; exception when insufficient_privilege then null; end $$`);
};

/**
 * The statements that make a role which reads only schema `analytics`; run again, they give it a new password.
 * An administrator of the database can run them by hand where the game's own user may not make roles. A session can
 * change its role's settings, so rights, not settings, forbid what it must not do.
 */
export const readerStatements = ({ name, password }: ReaderRole, place: ReaderPlace): readonly string[] => {
  const { exists, database } = place;
  const [role, secret] = [pg.escapeIdentifier(name), pg.escapeLiteral(password)];
  return [
    `${exists ? 'alter' : 'create'} role ${role} with login password ${secret} connection limit ${MOST_CONNECTIONS} nosuperuser nocreatedb nocreaterole noinherit`,
    `alter role ${role} set default_transaction_read_only = on`,
    `alter role ${role} set statement_timeout = '${LONGEST_STATEMENT}'`,
    `alter role ${role} set idle_in_transaction_session_timeout = '${LONGEST_PAUSE}'`,
    `alter role ${role} set search_path = analytics`,
    ...closing(place),
    `grant connect on database ${pg.escapeIdentifier(database)} to ${role}`,
    `grant usage on schema analytics to ${role}`,
    `grant select on all tables in schema analytics to ${role}`,
    `alter default privileges in schema analytics grant select on tables to ${role}`,
  ];
};

/** What is left open to a role, in words. */
const openTo = async (client: pg.Client, name: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ temporary: boolean; objects: boolean }>(
    `select has_database_privilege($1, current_database(), 'temporary') as temporary,
      has_function_privilege($1, 'lo_create(oid)', 'execute') as objects`,
    [name],
  );
  const [left] = rows;
  return [...(left?.temporary ? ['temporary tables'] : []), ...(left?.objects ? ['large objects'] : [])];
};

/** @returns what it may write nevertheless, where the game's user may not forbid it @throws what the database says, where its user may make no roles */
export const makeReader = async (databaseUrl: string, role: ReaderRole): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<ReaderPlace>(
      `select exists (select from pg_roles where rolname = $1) as exists, current_database() as database,
        current_user as "user"`,
      [role.name],
    );
    const [found = { exists: false, database: '', user: '' }] = rows;
    await client.query('begin');
    for (const statement of readerStatements(role, found)) await client.query(statement);
    await client.query('commit');
    return await openTo(client, role.name);
  } finally {
    await client.end();
  }
};
