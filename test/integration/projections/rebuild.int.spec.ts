import { READ_MODELS } from '#projections/read-models.js';
import { users } from '#projections/users/users.projection.js';
import { wallet } from '#projections/wallet/wallet.projection.js';
import { checksum } from '#backend/platform/projections/checksum.js';
import { runProjectionsCli } from '#backend/platform/projections/cli.js';
import { LOCKS } from '#backend/platform/projections/connection.js';
import { LogSilentError, PoisonEventError } from '#backend/platform/subscriptions/failures.js';
import { lag } from '#backend/platform/projections/lag.js';
import { type Projector, startProjector } from '#backend/platform/projections/projector.js';
import { RebuildUnderWayError } from '#backend/platform/projections/rebuild.js';
import { rebuild } from '#backend/platform/projections/swap.js';
import { eventually } from '../../support/eventually.js';
import { MemorySource } from '../../support/projections/memory-source.js';
import {
  expectedRows,
  type ProjectionDatabase,
  startProjectionDatabase,
} from '../../support/projections/projection-database.js';
import { RecordingLog } from '../../support/projections/recording-log.js';
import { idsOf, sagaLog, turnOf } from '../../support/projections/sagas.js';
import { sample } from '../../support/projections/samples.js';

let database: ProjectionDatabase;
let source: MemorySource;
let projector: Projector;
let log: RecordingLog;
beforeEach(async () => {
  database = await startProjectionDatabase();
  source = new MemorySource([...sagaLog({ sagas: 5, turns: 20 }), sample('PersonErased', { userId: 'user-3' })]);
  log = new RecordingLog();
  projector = startProjector({ databaseUrl: database.url, source, log });
  await caughtUp();
});
afterEach(async () => {
  await projector.stop();
  await database.stop();
});

const options = (models = READ_MODELS) => ({ databaseUrl: database.url, source, models });
const caughtUp = async (): Promise<void> => {
  expect(await projector.progress.waitFor(BigInt(source.events.length), 20_000)).toBe(true);
};
const tables = async (): Promise<readonly string[]> => {
  const { rows } = await database.db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
};

describe('a rebuild', () => {
  it('ends with the same rows at the same positions, and leaves nothing behind', async () => {
    const before = await database.everything();
    const names = await tables();
    await rebuild(options());
    expect(await database.everything()).toEqual(before);
    expect(await tables()).toEqual(names);
    await rebuild(options());
    expect(await database.everything()).toEqual(before);
  });

  it('repairs what was damaged, and only the read models that are named', async () => {
    await database.db.query('update wallet set balance = -1');
    await database.db.query("update users set username = 'vandal'");
    await rebuild(options(READ_MODELS.filter(({ table }) => table.name === 'wallet')));
    expect(await database.rows('wallet')).toEqual(expectedRows(source.events)['wallet']);
    expect(new Set((await database.rows('users')).map(({ username }) => username))).toEqual(new Set(['vandal']));
  });

  it("takes the live tables' place while turns are played and read, and nobody sees one go back", async () => {
    let playing = true;
    const players = [0, 1, 2, 3].map(async (saga) => {
      let turn = 21;
      for (; playing; turn++) {
        const position = source.append(...turnOf(idsOf(saga), turn));
        expect(await projector.progress.waitFor(position, 20_000)).toBe(true);
        const { rows } = await database.db.query<{ turn: number }>({
          name: 'prepared',
          text: 'select * from game_characters where session_id = $1',
          values: [idsOf(saga).sessionId],
        });
        expect(rows).toEqual([expect.objectContaining({ turn })]);
      }
      return turn;
    });
    for (let times = 0; times < 3; times++) await rebuild({ ...options(), maxBatch: 50 });
    playing = false;
    const turns = await Promise.all(players);
    await caughtUp();
    expect(Math.min(...turns)).toBeGreaterThan(21);
    expect(await database.everything()).toEqual(expectedRows(source.events));
    expect(projector.state).toBe('live');
    expect([...log.of('warn'), ...log.of('error')]).toEqual([]);
  });

  it('is done by one at a time', async () => {
    const rival = await database.db.connect();
    await rival.query('select pg_advisory_lock($1)', [LOCKS.rebuild]);
    await expect(rebuild(options())).rejects.toThrow(RebuildUnderWayError);
    rival.release(true);
  });

  it('that fails or is called off leaves the live tables as they were', async () => {
    const before = await database.everything();
    const names = await tables();
    const bad = new MemorySource([...source.events, sample('SessionStarted', { startedAt: 'never' })]);
    await expect(rebuild({ ...options(), source: bad })).rejects.toThrow(PoisonEventError);
    const calledOff = new AbortController();
    const impatient: typeof source = Object.assign(new MemorySource(source.events), {
      head: () => {
        calledOff.abort(new Error('called off'));
        return source.head();
      },
    });
    await expect(rebuild({ ...options(), source: impatient, signal: calledOff.signal })).rejects.toThrow('called off');
    expect(await database.everything()).toEqual(before);
    expect(await tables()).toEqual(names);
  });

  it('lets those who read a table finish first', async () => {
    const reader = await database.db.connect();
    await reader.query('begin; select * from users');
    const rebuilding = rebuild(options());
    await eventually(async () => {
      const { rows } = await database.db.query(
        "select 1 from pg_stat_activity where application_name = 'steppes-rebuild' and datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(1);
    });
    await reader.query('commit');
    reader.release();
    expect(await rebuilding).toBe(BigInt(source.events.length));
  });
});

describe('the checksum', () => {
  it('of a rebuild equals that of the live tables, while turns are played', async () => {
    const play = { on: true };
    const player = (async () => {
      for (let turn = 21; play.on; turn++)
        await projector.progress.waitFor(source.append(...turnOf(idsOf(1), turn)), 20_000);
    })();
    const names = await tables();
    const sums = await checksum(options());
    play.on = false;
    await player;
    expect(sums.map(({ readModel }) => readModel).sort()).toEqual(READ_MODELS.map(({ table }) => table.name).sort());
    for (const { equal, live, rebuilt } of sums) expect([equal, live]).toEqual([true, rebuilt]);
    expect(await tables()).toEqual(names);
  });

  it.each([
    ['a value', "update game_characters set coins = coins + 1 where session_id = 'session-2'", 'game_characters'],
    [
      'a lost row',
      "delete from hex_cell_stories where session_id = 'session-2' and hex_q = 0 and hex_r = 0",
      'hex_cell_stories',
    ],
    [
      'a word in a story',
      "update game_stories set story_content = story_content || '.' where turn_number = 2",
      'game_stories',
    ],
  ])('tells %s', async (_, damage, table) => {
    await database.db.query(damage);
    const unequal = (await checksum(options())).filter(({ equal }) => !equal);
    expect(unequal.map(({ readModel }) => readModel)).toEqual([table]);
  });

  it('does not wait for ever for a log that gives nothing', async () => {
    const names = await tables();
    const hanging = Object.assign(new MemorySource(source.events.slice(0, 5), source.id), {
      head: () => source.head(),
      holds: () => Promise.resolve(true),
    });
    const silent = { ...options(), source: hanging, patienceMs: 50 };
    await expect(checksum(silent)).rejects.toThrow(LogSilentError);
    expect(await tables()).toEqual(names);
  });

  it('leaves positions out', async () => {
    await database.db.query('update game_characters set position = 1');
    expect((await checksum(options())).every(({ equal }) => equal)).toBe(true);
  });
});

it('tells how far each read model is behind', async () => {
  const total = BigInt(source.events.length);
  expect((await lag(options())).map(({ position, head, behind }) => [position, head, behind])).toEqual(
    READ_MODELS.map(() => [total, total, 0n]),
  );
  await projector.stop();
  source.append(...turnOf(idsOf(1), 21).slice(0, 2));
  expect((await lag(options())).map(({ behind }) => behind)).toEqual(READ_MODELS.map(() => 2n));
});

describe('the command line', () => {
  const walletNow = `wallet v${wallet.version}`;
  const run = async (...argv: string[]): Promise<{ code: number; lines: string[] }> => {
    const lines: string[] = [];
    const code = await runProjectionsCli(argv, {
      databaseUrl: database.url,
      source,
      print: (line) => lines.push(line),
    });
    return { code, lines };
  };

  it('rebuilds, compares and tells the lag', async () => {
    const at = source.events.length;
    expect(await run('rebuild', 'wallet', 'users')).toEqual({
      code: 0,
      lines: [`users v${users.version} rebuilt at position ${at}`, `${walletNow} rebuilt at position ${at}`],
    });
    expect(await run('checksum', 'wallet')).toEqual({
      code: 0,
      lines: [`${walletNow} at position ${at}: equal, 5 rows`],
    });
    expect(await run('lag', 'wallet')).toEqual({ code: 0, lines: [`${walletNow} at ${at} of ${at}, behind by 0`] });
  });

  it('ends with 1 where tables differ', async () => {
    await database.db.query('delete from wallet');
    const { code, lines } = await run('checksum', 'wallet');
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`^${walletNow} at position \\d+: DIFFERENT: live 0 rows 0, rebuilt 5 rows -?\\d+$`),
      ),
    ]);
  });

  it('ends with 2 where it is not understood', async () => {
    expect(await run('dance')).toMatchObject({ code: 2, lines: [expect.stringMatching(/^Usage:/)] });
    expect(await run('toString')).toMatchObject({ code: 2 });
    expect(await run('rebuild', 'wallets')).toMatchObject({
      code: 2,
      lines: [expect.stringMatching(/^No read model is named wallets; there are users, wallet, /)],
    });
  });
});
