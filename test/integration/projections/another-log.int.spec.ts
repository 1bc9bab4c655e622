import { READ_MODELS } from '#projections/read-models.js';
import { snapshotsMigration } from '#backend/platform/log/snapshots.migration.js';
import { snapshotsOfALogMigration } from '#backend/platform/log/snapshots-of-a-log.migration.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { checksum } from '#backend/platform/projections/checksum.js';
import { runProjectionsCli } from '#backend/platform/projections/cli.js';
import { lag } from '#backend/platform/projections/lag.js';
import { reactionCheckpointsMigration } from '#backend/platform/reactions/reaction-checkpoints.migration.js';
import { reactionsOfALogMigration } from '#backend/platform/reactions/reactions-of-a-log.migration.js';
import { toldSentencesMigration } from '#backend/platform/realtime/told-sentences.migration.js';
import { eventually } from '../../support/eventually.js';
import { MemorySource } from '../../support/projections/memory-source.js';
import { expectedRows } from '../../support/projections/projection-database.js';
import { sagaLog } from '../../support/projections/sagas.js';
import { sample } from '../../support/projections/samples.js';
import { ProjectorFixture } from './projector.fixture.js';

const fixture = new ProjectorFixture();
const { start, caughtUp } = fixture;

const WRITE_SIDE = [
  snapshotsMigration,
  snapshotsOfALogMigration,
  reactionCheckpointsMigration,
  reactionsOfALogMigration,
  toldSentencesMigration,
];

/** Logs that the database was not read from, or not as far. */
const others = [
  ['another log, a longer one', () => new MemorySource(sagaLog({ sagas: 6, turns: 9 }))],
  ['another log, a shorter one', () => new MemorySource(sagaLog({ sagas: 1, turns: 2 }))],
  ['an empty log', () => new MemorySource()],
  ['the same log from a backup', () => new MemorySource(fixture.source.events.slice(0, 9), fixture.source.id)],
] as const;

/** The read models hold the fixture's log, and no projector runs. */
beforeEach(async () => {
  await migrate(fixture.database.url, WRITE_SIDE);
  const projector = start();
  await caughtUp(projector);
  await projector.stop();
});

const optionsFor = (source: MemorySource) => ({ databaseUrl: fixture.database.url, source, models: READ_MODELS });
const logIds = async (): Promise<readonly unknown[]> =>
  (await fixture.database.db.query<{ log_id: string }>('select distinct log_id from projection_checkpoints')).rows.map(
    (row) => row.log_id,
  );
const rebuild = async (source: MemorySource): Promise<readonly string[]> => {
  const lines: string[] = [];
  const deps = { ...optionsFor(source), print: (line: string) => void lines.push(line) };
  expect(await runProjectionsCli(['rebuild'], deps)).toBe(0);
  return lines;
};
const wrongLog = { name: 'WrongLogError' };

it('checkpoints name their log', async () => {
  expect(await logIds()).toEqual([fixture.source.id]);
});

describe.each(others)('%s', (_, open) => {
  it('is not projected, and its lag and its checksum are refused by name', async () => {
    const [source, before] = [open(), await fixture.database.everything()];
    const projector = start({ source });
    await eventually(() => expect([projector.error?.name, projector.ready]).toEqual(['WrongLogError', false]));
    await expect(lag(optionsFor(source))).rejects.toMatchObject(wrongLog);
    await expect(checksum(optionsFor(source))).rejects.toMatchObject(wrongLog);
    await projector.stop();
    expect(await fixture.database.everything()).toEqual(before);
    expect(await logIds()).toEqual([fixture.source.id]);
  });

  it('is what the read models hold after a rebuild, and is followed from there', async () => {
    const source = open();
    await rebuild(source);
    source.append(sample('TokensGranted'));
    const projector = start({ source });
    expect(await projector.progress.waitFor(BigInt(source.events.length), 20_000)).toBe(true);
    expect(await fixture.database.everything()).toEqual(expectedRows(source.events));
    expect(await logIds()).toEqual([source.id]);
    expect((await checksum(optionsFor(source))).every(({ equal }) => equal)).toBe(true);
  });

  it('is taken over by a rebuild: reactions go on at its end, and what else was remembered is dropped', async () => {
    const { db } = fixture.database;
    const [source, was] = [open(), fixture.source];
    const place = BigInt(was.events.length);
    await db.query("insert into reaction_checkpoints (name, position, log_id) values ('mail', $1, $2)", [
      place,
      was.id,
    ]);
    await db.query("insert into snapshots values ('wallet-a', 'wallet', 1, 3, $1, 'a', 'sealed', now(), $2)", [
      place,
      was.id,
    ]);
    await db.query("insert into told_sentences (session_id, turn, n, text) values ('s', 1, 0, 'Rain.')");
    const lines = await rebuild(source);
    const head = source.events.length;
    expect(lines.at(-1)).toBe(
      `reaction mail goes on at ${head || 'none'}, the end of this log: what stands before it causes no jobs`,
    );
    const { rows } = await db.query('select position::int, log_id from reaction_checkpoints');
    expect(rows).toEqual([{ position: head, log_id: head === 0 ? null : source.id }]);
    expect((await db.query('select 1 from snapshots union all select 1 from told_sentences')).rows).toEqual([]);
  });
});

describe('a rebuild from the log that the database was read from', () => {
  it('leaves reactions, snapshots and sentences alone', async () => {
    const { db } = fixture.database;
    await db.query("insert into reaction_checkpoints (name, position, log_id) values ('mail', 3, $1)", [
      fixture.source.id,
    ]);
    await db.query("insert into told_sentences (session_id, turn, n, text) values ('s', 1, 0, 'Rain.')");
    await rebuild(fixture.source);
    const { rows } = await db.query('select position::int from reaction_checkpoints, told_sentences');
    expect(rows).toEqual([{ position: 3 }]);
  });
});

describe('checkpoints from before, which name no log', () => {
  beforeEach(() => fixture.database.db.query('alter table projection_checkpoints drop column log_id'));

  it('are adopted by the log that reaches them all', async () => {
    await caughtUp(start());
    expect(await logIds()).toEqual([fixture.source.id]);
  });

  it('are refused to a log that does not reach them', async () => {
    const projector = start({ source: new MemorySource(fixture.source.events.slice(0, -1), fixture.source.id) });
    await eventually(() => expect(projector.error?.name).toBe('WrongLogError'));
    expect(await logIds()).toEqual([null]);
  });
});
