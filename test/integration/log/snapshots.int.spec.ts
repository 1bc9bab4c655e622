import { randomUUID } from 'node:crypto';
import { type EventLogServices } from '#backend/platform/log/create-log.js';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { PostgresSnapshots } from '#backend/platform/log/snapshots.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { circumstances } from '../../support/log-under-test.js';
import { startPostgresLog, type PostgresLog } from '../../support/postgres-log.js';
import { bookmark, bookmarks, bookmarksIn, commandOf, pursesIn } from '../../support/purse.js';

let postgres: PostgresLog;
beforeAll(async () => {
  postgres = await startPostgresLog();
});
afterAll(() => postgres.stop());

const rowOf = async (stream: string) =>
  (
    await postgres.db.query<{ revision: string; fold_version: number; state: string }>(
      'select * from snapshots where stream = $1',
      [stream],
    )
  ).rows[0];

const watched = (options: Parameters<PostgresLog['process']>[0] = {}) => {
  const reads: (bigint | undefined)[] = [];
  const errors: unknown[] = [];
  const layer = postgres.process(
    { snapshots: { every: 10, onError: (error) => void errors.push(error) }, ...options },
    (store): EventStore => ({
      append: (...args) => store.append(...args),
      readStream: (stream, how) => {
        reads.push(how.from);
        return store.readStream(stream, how);
      },
      subscribe: (how) => store.subscribe(how),
      head: () => store.head(),
      identity: () => store.identity(),
      holds: (position) => store.holds(position),
      lastWhere: (isEarlier) => store.lastWhere(isEarlier),
      close: () => store.close(),
    }),
  );
  return { layer, reads, errors };
};

const withBookmarks = async (count: number) => {
  const [person, id] = [randomUUID(), randomUUID()];
  const { layer } = watched();
  for (let n = 0; n < count; n++)
    await bookmarksIn(layer.repositories).decide(id, bookmark(`secret ${n}`, person), {
      ...commandOf(person, 'command-1'),
      assumeFresh: true,
    });
  await layer.idle();
  const names = Array.from({ length: count }, (_, n) => `secret ${n}`);
  return { layer, person, id, stream: `save-${id}`, names };
};
const load = ({ repositories }: EventLogServices, id: string) => bookmarksIn(repositories).load(id);

it('spare the reading of what lies before them', async () => {
  const { id, stream, names } = await withBookmarks(25);
  expect(await rowOf(stream)).toMatchObject({ revision: '19', fold_version: 1 });
  const { layer, reads } = watched();
  expect(await load(layer, id)).toMatchObject({ state: { names }, revision: 24n });
  expect(reads).toEqual([19n]);
});

it('are sealed', async () => {
  const { stream } = await withBookmarks(10);
  const { state } = (await rowOf(stream)) ?? { state: '' };
  expect(state).toMatch(/^v1\./);
  expect(Buffer.from(state.slice(3), 'base64').toString()).not.toContain('secret');
});

it('are of no use to another version of the fold, which takes its own', async () => {
  const { id, stream } = await withBookmarks(12);
  const counting = {
    ...bookmarks,
    version: 2,
    evolve: (state: typeof bookmarks.initial) => ({ names: [`${state.names.length}`], owner: 'ann' }),
  };
  const { layer, reads } = watched();
  await bookmarksIn(layer.repositories, counting).load(id);
  await layer.idle();
  expect(reads).toEqual([undefined]);
  expect(await rowOf(stream)).toMatchObject({ revision: '11', fold_version: 2 });
});

it('of an erased person are ignored, and no more are taken', async () => {
  const { id, stream, person } = await withBookmarks(12);
  const before = await rowOf(stream);
  await postgres.process().keys.destroy(person);
  const { layer, reads, errors } = watched();
  expect(await load(layer, id)).toMatchObject({ state: { names: Array.from({ length: 12 }, () => '') } });
  await layer.idle();
  expect([reads, errors, await rowOf(stream)]).toEqual([[undefined], [], before]);
});

it('that are lost or altered cost a longer reading, and are taken anew', async () => {
  for (const harm of [
    'delete from snapshots where stream = $1',
    `update snapshots set revision = 11 where stream = $1`,
  ]) {
    const { id, stream, names } = await withBookmarks(12);
    await postgres.db.query(harm, [stream]);
    const { layer, reads } = watched();
    expect(await load(layer, id)).toMatchObject({ state: { names }, revision: 11n });
    await layer.idle();
    expect(reads).toEqual([undefined]);
  }
});

it('of another log are ignored, and replaced by those of this one', async () => {
  const { id, stream, names } = await withBookmarks(12);
  const other = randomUUID();
  const logOf = async (): Promise<string | undefined> =>
    (await postgres.db.query<{ log: string }>('select log_id as log from snapshots where stream = $1', [stream]))
      .rows[0]?.log;
  const ours = await logOf();
  await postgres.db.query('update snapshots set log_id = $2 where stream = $1', [stream, other]);
  const { layer, reads } = watched();
  expect(await load(layer, id)).toMatchObject({ state: { names }, revision: 11n });
  await layer.idle();
  expect(reads).toEqual([undefined]);
  expect(await logOf()).toBe(ours);
});

it('that stay as keyframes are of one log, too', async () => {
  const { layer, person, stream } = await withBookmarks(1);
  const [ours, other] = [randomUUID(), randomUUID()];
  const snapshotsOf = (log: string): PostgresSnapshots =>
    new PostgresSnapshots(postgres.db, layer.keys, systemRandom, () => Promise.resolve(log));
  const keyframe = { state: { names: ['kept'] }, revision: 5n, position: 9n };
  await snapshotsOf(ours).writeKeyframe(bookmarks, { stream, subject: person, at: 5 }, keyframe);
  expect(await snapshotsOf(ours).readKeyframe(bookmarks, stream, { at: 7 })).toEqual(keyframe);
  expect(await snapshotsOf(ours).readKeyframe(bookmarks, stream, { at: 4 })).toBeNull();
  expect(await snapshotsOf(other).readKeyframe(bookmarks, stream, { at: 7 })).toBeNull();
});

it('let a stream of 10,000 events cost what one of 10 costs', async () => {
  const [person, events] = [randomUUID(), 10_000];
  const { layer } = watched({ snapshots: {} });
  const grants = Array.from({ length: 500 }, () => ({
    type: 'TokensGranted' as const,
    version: 2 as const,
    data: { userId: person, amount: 1, reason: 'guest' as const, balanceAfter: 7, refillsAt: null },
  }));
  for (let n = 0; n < events / 500; n++)
    await layer.log.append(`wallet-${person}`, n === 0 ? 'none' : BigInt(n * 500 - 1), grants, circumstances(person));
  await pursesIn(layer.repositories).load(person);
  await layer.idle();
  const { layer: cold, reads } = watched();
  expect(await pursesIn(cold.repositories).load(person)).toMatchObject({
    revision: BigInt(events - 1),
    state: { tokens: 7 },
  });
  expect(reads).toEqual([BigInt(events - 1)]);
});

describe('keyframes', () => {
  const fold = { noun: 'save', version: 1 } as const;
  const kept = async (places: readonly number[], over: Partial<{ version: number }> = {}) => {
    const [person, id] = [randomUUID(), randomUUID()];
    const { layer, errors } = watched();
    const { keyframes } = layer.repositories;
    for (const at of places)
      await keyframes.keep(
        { ...fold, ...over },
        { id, subject: person, at },
        { state: { words: `secret ${at}` }, revision: BigInt(at), position: BigInt(at) },
      );
    const nearest = async (at: number, revision?: bigint) =>
      (await watched().layer.repositories.keyframes.nearest(fold, id, { at, revision }))?.state ?? null;
    return { person, id, nearest, errors };
  };

  it('are found by the place before which they must lie, and are sealed', async () => {
    const { id, nearest, errors } = await kept([100, 900, 1_000, 20_000]);
    expect(await Promise.all([99, 100, 950, 19_999, 1_000_000].map((at) => nearest(at)))).toEqual([
      null,
      { words: 'secret 100' },
      { words: 'secret 900' },
      { words: 'secret 1000' },
      { words: 'secret 20000' },
    ]);
    expect(await nearest(1_000_000, 999n)).toEqual({ words: 'secret 900' });
    expect((await rowOf(`save-${id}`))?.state).toMatch(/^v1\./);
    expect(errors).toEqual([]);
  });

  it('of another version of the fold, or of an erased person, are as if there were none', async () => {
    const other = await kept([100], { version: 2 });
    expect(await other.nearest(200)).toBeNull();
    const erased = await kept([100]);
    await postgres.process().keys.destroy(erased.person);
    expect(await erased.nearest(200)).toBeNull();
  });

  it('do not stand in the way of the newest snapshot', async () => {
    const { layer, id, stream, names } = await withBookmarks(12);
    await layer.repositories.keyframes.keep(
      fold,
      { id, subject: 'ann', at: 5 },
      { state: { names: [] }, revision: 5n, position: 5n },
    );
    const { layer: cold, reads } = watched();
    expect(await load(cold, id)).toMatchObject({ state: { names } });
    expect([reads, stream]).toEqual([[9n], `save-${id}`]);
  });
});
