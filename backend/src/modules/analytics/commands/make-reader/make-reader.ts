import pg from 'pg';

export interface ReaderRole {
  readonly name: string;
  readonly password: string;
}

/** Most connections of BI tools at a time; the game needs the others. */
const MOST_CONNECTIONS = 8;
const LONGEST_STATEMENT = '60s';

/**
 * The statements that make a role which reads schema `analytics` and nothing else; again, they give it another password.
 * An administrator of the database can run them by hand where the game's own user may make no roles.
 */
export const readerStatements = (
  { name, password }: ReaderRole,
  { exists, database }: { readonly exists: boolean; readonly database: string },
): readonly string[] => {
  const [role, secret] = [pg.escapeIdentifier(name), pg.escapeLiteral(password)];
  return [
    `${exists ? 'alter' : 'create'} role ${role} with login password ${secret} connection limit ${MOST_CONNECTIONS} nosuperuser nocreatedb nocreaterole noinherit`,
    `alter role ${role} set default_transaction_read_only = on`,
    `alter role ${role} set statement_timeout = '${LONGEST_STATEMENT}'`,
    `alter role ${role} set search_path = analytics`,
    `grant connect on database ${pg.escapeIdentifier(database)} to ${role}`,
    `grant usage on schema analytics to ${role}`,
    `grant select on all tables in schema analytics to ${role}`,
    `alter default privileges in schema analytics grant select on tables to ${role}`,
  ];
};

/** @throws what the database says, where its user may make no roles */
export const makeReader = async (databaseUrl: string, role: ReaderRole): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ exists: boolean; database: string }>(
      'select exists (select from pg_roles where rolname = $1) as exists, current_database() as database',
      [role.name],
    );
    const [found = { exists: false, database: '' }] = rows;
    await client.query('begin');
    for (const statement of readerStatements(role, found)) await client.query(statement);
    await client.query('commit');
  } finally {
    await client.end();
  }
};
