import { boolean, readModelEntity, text } from '#projections/entity.js';
import { changesOf } from '#projections/projection.js';
import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { tableOf } from '#projections/table.js';
import { users } from '#projections/users/users.projection.js';
import { prepareReadModels } from '#backend/platform/projections/read-model-tables.js';
import { rebuild } from '#backend/platform/projections/swap.js';
import { expectedRows } from '../../support/projections/projection-database.js';
import { sample } from '../../support/projections/samples.js';
import { ProjectorFixture } from './projector.fixture.js';
import { ignored } from '#backend/shared/ignored.js';

const fixture = new ProjectorFixture();
const { start, caughtUp } = fixture;

type Query = <R extends object>(text: string) => Promise<readonly R[]>;
const query: Query = async <R extends object>(statement: string) =>
  (await fixture.database.db.query<R & Record<string, unknown>>(statement)).rows;

/** A read model of users' titles, in several shapes for these tests. */
const titles = (columns: object, version: number, values: object): ReadModel => {
  const entity = readModelEntity({ table: 'titles', columns: columns as { readonly userId: ReturnType<typeof text> } });
  const { upsert } = changesOf<{ userId: string }, 'userId'>();
  return {
    table: tableOf(entity),
    projection: {
      ...(READ_MODELS[0] as ReadModel).projection,
      readModel: 'titles',
      version,
      project: (event) => (event.type === 'GuestCreated' ? [upsert({ userId: event.data.userId, ...values })] : []),
    },
  };
};
const userId = text({ primary: true });
const first = titles({ userId, title: text() }, 1, { title: 'Jarl' });
const wider = titles({ rank: text(), userId, isFree: boolean(), title: text() }, 2, {
  title: 'Jarl',
  rank: 'high',
  isFree: true,
});
const narrower = titles({ userId, rank: text() }, 3, { rank: 'low' });
const retyped = titles({ userId, title: boolean() }, 4, { title: true });

/** What somebody else has made of the read model: a role that may read it, and a view that stands on it. */
const others = async (): Promise<void> => {
  await query(`do $$ begin create role analyst; exception when duplicate_object then null; end $$`);
  await query('grant select on titles to analyst');
  await query('create or replace view jarls as select user_id, title from titles');
};
const analystMayRead = async (): Promise<boolean | undefined> =>
  (await query<{ may: boolean }>("select has_table_privilege('analyst', 'titles', 'select') as may"))[0]?.may;
const rebuildAs = (model: ReadModel): Promise<unknown> =>
  rebuild({ databaseUrl: fixture.database.url, source: fixture.source, models: [model] });
const columns = async (): Promise<readonly string[]> =>
  (
    await query<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = 'titles'::regclass and attnum > 0 order by attnum",
    )
  ).map(({ name }) => name);
const titlesOf = async (): Promise<readonly unknown[]> =>
  (await query<{ title: unknown }>('select title from jarls order by user_id')).map(({ title }) => title);

afterEach(async () => {
  await query('drop owned by analyst').catch(ignored.seenByItsOutcome);
});

describe('a rebuild keeps the grants on a read model and the views that stand on it', () => {
  beforeEach(async () => {
    await rebuildAs(first);
    await others();
  });

  it('with the same columns', async () => {
    await rebuildAs(first);
    expect([await analystMayRead(), await titlesOf()]).toEqual([true, ['Jarl', 'Jarl', 'Jarl']]);
  });

  it('with more columns: the new ones come last', async () => {
    await rebuildAs(wider);
    expect([await analystMayRead(), await titlesOf()]).toEqual([true, ['Jarl', 'Jarl', 'Jarl']]);
    expect(await columns()).toEqual(['user_id', 'title', 'position', 'rank', 'is_free']);
    expect(await query('select * from titles limit 1')).toEqual([
      expect.objectContaining({ rank: 'high', is_free: true }),
    ]);
  });

  it('with fewer columns: one that a view stands on is empty from then on', async () => {
    await rebuildAs(narrower);
    expect([await analystMayRead(), await titlesOf()]).toEqual([true, [null, null, null]]);
    await query('drop view jarls');
    await rebuildAs(narrower);
    expect([await analystMayRead(), await columns()]).toEqual([true, ['user_id', 'rank', 'position']]);
  });

  it('or fails and names the column whose type has changed under a view, and the live table serves on', async () => {
    await expect(rebuildAs(retyped)).rejects.toThrow('titles.title has another type now');
    expect([await analystMayRead(), await titlesOf()]).toEqual([true, ['Jarl', 'Jarl', 'Jarl']]);
    await query('drop view jarls');
    await rebuildAs(retyped);
    expect(await query('select title from titles limit 1')).toEqual([{ title: true }]);
    expect(await analystMayRead()).toBe(true);
  });

  it('and a table that a view stands on past the stable one, under another name', async () => {
    await query('create view direct as select title from titles__v1');
    await rebuildAs(first);
    await rebuildAs(first);
    expect(await query('select title from direct limit 1')).toEqual([{ title: 'Jarl' }]);
  });
});

it('a rebuild begins also where one before it was cut off when it had just made its table', async () => {
  await rebuildAs(first);
  await query('create table titles__next (left_behind text)');
  await rebuildAs(first);
  expect(await query('select title from titles')).toHaveLength(3);
});

describe('a database of the version before, whose tables bear the names of the read models', () => {
  const usersTable = `users__v${users.version}`;
  const asBefore = async (): Promise<void> => {
    const live = await query<{ readModel: string; table: string }>(
      'select read_model as "readModel", table_name as "table" from projection_checkpoints',
    );
    for (const { readModel, table } of live)
      await query(`drop view ${readModel}; alter table ${table} rename to ${readModel}`);
    await query('update projection_checkpoints set table_name = read_model');
    await query(`do $$ begin create role analyst; exception when duplicate_object then null; end $$`);
    await query('grant select on users to analyst; grant update (username) on users to analyst');
    await query('create view guests as select username from users');
  };

  /** Projected to the end, and then as the version before left it. */
  const leftBehind = async (): Promise<void> => {
    const projector = start();
    await caughtUp(projector);
    await projector.stop();
    await asBefore();
  };

  it('is adopted at start: nothing is rebuilt, grants and views stay, and the projector goes on', async () => {
    await leftBehind();
    const [rows, { length: lines }] = [await fixture.database.everything(), fixture.log.of('info')];
    await prepareReadModels(fixture.database.url);
    await prepareReadModels(fixture.database.url);
    expect(await fixture.database.everything()).toEqual(rows);
    expect(
      await query(
        `select has_table_privilege('analyst', 'users', 'select') as reads, has_column_privilege('analyst', 'users', 'username', 'update') as updates`,
      ),
    ).toEqual([{ reads: true, updates: true }]);
    const after = start();
    fixture.source.append(sample('GuestCreated', { userId: 'user-9', username: 'Guest_user-9' }));
    await caughtUp(after);
    expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events));
    expect(fixture.log.of('info')).toHaveLength(lines);
    const options = { databaseUrl: fixture.database.url, source: fixture.source };
    await rebuild({ ...options, models: READ_MODELS });
    expect(await query('select * from guests')).toHaveLength(4);
    expect(await query("select relname from pg_class where relname like 'users%' and relkind = 'r'")).toEqual([
      { relname: usersTable },
    ]);
  });

  it.each([
    ['while it was filling', true],
    ['before it had noted its table', false],
  ])('is adopted also where a rebuild was cut off %s', async (_, isNoted) => {
    await leftBehind();
    await query(`create table ${usersTable} (like users)`);
    if (isNoted)
      await query(
        `insert into projection_checkpoints (table_name, read_model, version, shape, live)
        select '${usersTable}', read_model, version, shape, false from projection_checkpoints where table_name = 'users'`,
      );
    const rows = await fixture.database.everything();
    await prepareReadModels(fixture.database.url);
    expect(await fixture.database.everything()).toEqual(rows);
    expect(await query("select table_name, live from projection_checkpoints where read_model = 'users'")).toEqual([
      { table_name: usersTable, live: true },
    ]);
  });

  it('is adopted also where a view on it belongs to another role: that view reads on', async () => {
    await leftBehind();
    await query(
      `do $$ begin create role game login password 'game'; exception when duplicate_object then null; end $$;
      grant all on schema public to game`,
    );
    await query(`do $$ declare each record; begin
      for each in select tablename as name from pg_tables where schemaname = 'public' loop
        execute format('alter table %I owner to game', each.name);
      end loop; end $$`);
    await query('drop view guests; grant create on schema public to analyst');
    await query('set role analyst; create view theirs as select username from users; reset role');
    const url = new URL(fixture.database.url);
    url.username = url.password = 'game';
    await prepareReadModels(url.toString());
    expect(await query('select * from theirs')).toHaveLength(3);
    await query('drop view theirs');
  });
});
