import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integer, readModelEntity, text, time } from '#projections/entity.js';
import { PERSONAL_FIELDS } from '#contracts/shared/event-registry.js';
import { READ_MODELS, readModel, type ReadModel } from '#projections/read-models.js';
import { type PlayerFactRow } from '#projections/player-facts/player-fact.entity.js';
import { installViews } from '#backend/modules/analytics/views/install-views.js';
import { VIEWS } from '#backend/modules/analytics/views/views.js';
import { rebuild } from '#backend/platform/projections/swap.js';
import { type AnalyticsDatabase, SECRETS, startAnalyticsDatabase } from './analytics-database.js';
import { HAND_MADE_LOG } from './hand-made-log.js';

/** Of views, as they were first published. Add columns and views; change none. */
const FROZEN = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../fixtures/analytics-columns.json'), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;
const leaves = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};
/** What persons typed and were told (words of closed lists have no blank, capital or sign), and all that names them. */
const personalTexts = (): readonly string[] => {
  const sealed = HAND_MADE_LOG.flatMap(({ type, data }) =>
    Object.keys(PERSONAL_FIELDS[type] ?? {}).flatMap((field) =>
      leaves((data as unknown as Record<string, unknown>)[field]),
    ),
  );
  const ids = HAND_MADE_LOG.flatMap(({ data }) => leaves((data as { readonly userId?: unknown }).userId));
  const texts = sealed.filter((text) => /[\sA-Z@+]/.test(text));
  return [...new Set([...texts, ...ids, 'saga of', 'v-nobody', 'of-one-friend'])];
};

/** As a word of its own: three letters of a pseudonym are nobody's name. */
const isIn = (all: string, text: string): boolean =>
  new RegExp(`(?<!\\w)${text.replaceAll(/[^\w\s]/g, '\\$&')}(?!\\w)`).test(all);

let database: AnalyticsDatabase;
beforeAll(async () => {
  database = await startAnalyticsDatabase(HAND_MADE_LOG);
}, 60_000);
afterAll(() => database.stop());

describe('schema analytics', () => {
  it('says what each view and each column means', async () => {
    const said = await database.rows(
      `select c.relname as view, obj_description(c.oid, 'pg_class') as comment,
        array_agg(a.attname::text order by a.attnum) as columns,
        array_agg(col_description(c.oid, a.attnum) order by a.attnum) as comments
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'analytics'::regnamespace group by c.oid, c.relname order by c.relname`,
    );
    expect(said).toEqual(
      [...VIEWS]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, comment, grain, columns }) => ({
          view: name,
          comment: `${comment} One row: ${grain}.`,
          columns: Object.keys(columns),
          comments: Object.values(columns),
        })),
    );
  });

  it('keeps every column that it ever had, in its place and with its type', async () => {
    const rows = await database.rows(
      `select c.relname as view, array_agg(a.attname || ' ' || format_type(a.atttypid, null) order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'analytics'::regnamespace group by c.relname`,
    );
    const now = new Map(rows.map(({ view, columns }) => [view, columns as readonly string[]]));
    for (const [view, columns] of Object.entries(FROZEN))
      expect([view, now.get(view)?.slice(0, columns.length)]).toEqual([view, columns]);
    expect(Object.keys(FROZEN).sort()).toEqual([...now.keys()].sort());
  });

  it('holds nothing of a person', async () => {
    const texts = personalTexts();
    expect(texts).toEqual(expect.arrayContaining(['Ragnhild', 'ragnhild@example.org', 'ann', 'eve']));
    for (const { name } of VIEWS) {
      const rows = await database.rows(`select row(v.*)::text as row from analytics.${name} v`);
      const all = rows.map(({ row }) => String(row)).join('\n');
      expect([name, all.length > 0]).toEqual([name, true]);
      const found = texts.filter((text) => isIn(all, text));
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('outlives a rebuild of all read models, and a version that has another column', async () => {
    const before = await database.rows('select * from analytics.players order by player');
    const { url: databaseUrl, source } = database;
    await rebuild({ databaseUrl, source, models: READ_MODELS });
    expect(await database.rows('select * from analytics.players order by player')).toEqual(before);
    const old = READ_MODELS.find(({ table }) => table.name === 'player_facts') as ReadModel;
    const entity = readModelEntity<PlayerFactRow & { readonly visits: number }>({
      table: 'player_facts',
      columns: {
        visits: integer({ default: 0 }),
        userId: text({ primary: true }),
        arrivedAt: time({ nullable: true }),
        registeredAt: time({ nullable: true }),
        ownerId: text({ nullable: true }),
      },
    });
    const wider = readModel({ ...old.projection, version: old.projection.version + 1 }, entity);
    await rebuild({ databaseUrl, source, models: [wider] });
    expect(await database.rows('select * from analytics.players order by player')).toEqual(before);
    await installViews(databaseUrl, SECRETS);
  });

  it('changes its pseudonyms with its key, and whom it leaves out with the list of staff', async () => {
    await installViews(database.url, { pseudonymKey: 'another', staffKeys: [] });
    expect(await database.rows('select count(*)::int as players from analytics.players')).toEqual([{ players: 6 }]);
    await installViews(database.url, SECRETS);
    expect(await database.rows('select count(*)::int as players from analytics.players')).toEqual([{ players: 5 }]);
  });
});
