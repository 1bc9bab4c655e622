import type pg from 'pg';

/**
 * Readers, grants and other people's views use a view with the read model's name, which shows the table of one
 * version. A rebuild moves the view to the new table and drops nothing that others depend on.
 */
export const versionedTable = (readModel: string, version: number): string => `${readModel}__v${version}`;

interface ViewColumn {
  readonly name: string;
  readonly type: string;
}

const DEPENDENTS_EXIST = '2BP01';

const columnsOf = async (client: pg.ClientBase, relation: string): Promise<readonly ViewColumn[]> => {
  const { rows } = await client.query<ViewColumn>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
    [relation],
  );
  return rows;
};

/** The grants on a relation and on its columns, but for its owner's, as statements that make them again. */
const grantsOn = async (client: pg.ClientBase, relation: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ statement: string }>(
    `with granted as (
      select '' as columns, acl.* from pg_class c, aclexplode(c.relacl) acl where c.oid = $1::regclass
      union all
      select format(' (%I)', a.attname), acl.* from pg_attribute a, aclexplode(a.attacl) acl where a.attrelid = $1::regclass)
    select format('grant %s%s on %s to %s%s', privilege_type, columns, $1::regclass,
      case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
      case when is_grantable then ' with grant option' else '' end) as statement
    from granted where grantee <> (select relowner from pg_class where oid = $1::regclass)`,
    [relation],
  );
  return rows.map(({ statement }) => statement);
};

const runAll = async (client: pg.ClientBase, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await client.query(statement);
};

/** Within a transaction. @returns false when others depend on the relation: it is still there */
export const dropUnlessUsed = async (client: pg.ClientBase, kind: 'table' | 'view', name: string): Promise<boolean> => {
  await client.query('savepoint before_drop');
  try {
    await client.query(`drop ${kind} ${name}`);
    await client.query('release savepoint before_drop');
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DEPENDENTS_EXIST)) throw error;
    await client.query('rollback to savepoint before_drop');
    return false;
  }
};

const createView = async (
  client: pg.ClientBase,
  name: string,
  table: string,
  list: readonly string[],
): Promise<void> => {
  await client.query(`create or replace view ${name} as select ${list.join(', ')} from ${table}`);
};

/**
 * Makes the view show a table, within a transaction. Columns that are new come last, so that the view is replaced in
 * its place. Where columns have gone or changed their type, a view that nothing stands on is made anew with its grants;
 * one that others stand on keeps a lost column, empty.
 * @throws Error when a column that others stand on has another type now
 */
export const showTable = async (client: pg.ClientBase, name: string, table: string): Promise<void> => {
  const [before, now] = [await columnsOf(client, name), await columnsOf(client, table)];
  const typeNow = new Map(now.map((column) => [column.name, column.type]));
  const lost = before.filter((column) => !typeNow.has(column.name));
  const retyped = before.filter((column) => (typeNow.get(column.name) ?? column.type) !== column.type);
  if (lost.length + retyped.length > 0) {
    const grants = await grantsOn(client, name);
    if (await dropUnlessUsed(client, 'view', name)) {
      await createView(client, name, table, [...now.map((column) => column.name)]);
      await runAll(client, grants);
      return;
    }
  }
  if (retyped.length > 0)
    throw new Error(
      `${name}.${retyped.map((column) => column.name).join(', ')} has another type now, and views of others stand on it: drop them first`,
    );
  const kept = before.map((column) => (lost.includes(column) ? `null::${column.type} as ${column.name}` : column.name));
  const added = now.filter((column) => !before.some((old) => old.name === column.name)).map((column) => column.name);
  await createView(client, name, table, [...kept, ...added]);
};

interface Dependent {
  readonly name: string;
  readonly definition: string;
}

/** The views on a relation that we may change. */
const viewsOn = async (client: pg.ClientBase, relation: string): Promise<readonly Dependent[]> => {
  const { rows } = await client.query<Dependent>(
    `select distinct v.oid::regclass::text as name, pg_get_viewdef(v.oid) as definition
    from pg_depend d join pg_rewrite r on r.oid = d.objid and d.classid = 'pg_rewrite'::regclass
      join pg_class v on v.oid = r.ev_class and v.relkind = 'v' and pg_has_role(v.relowner, 'usage')
    where d.refclassid = 'pg_class'::regclass and d.refobjid = $1::regclass and v.oid <> $1::regclass`,
    [relation],
  );
  return rows;
};

/**
 * A table of an earlier version of the game bears the read model's name itself: it gets the name of its version, and a
 * view takes its place, with its grants and with the views that stand on it. Views of somebody else stay on the table
 * itself, which a rebuild then leaves to them. Within a transaction.
 */
export const adoptPlainTable = async (client: pg.ClientBase, name: string, table: string): Promise<void> => {
  const [grants, dependents] = [await grantsOn(client, name), await viewsOn(client, name)];
  await client.query(`alter table ${name} rename to ${table}`);
  await showTable(client, name, table);
  await runAll(client, grants);
  await runAll(
    client,
    dependents.map((view) => `create or replace view ${view.name} as ${view.definition}`),
  );
};
