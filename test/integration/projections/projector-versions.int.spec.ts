import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { LOCKS } from '#backend/platform/projections/connection.js';
import { RebuildUnderWayError } from '#backend/platform/projections/rebuild.js';
import { type SourceEvent } from '#backend/platform/subscriptions/event-source.js';
import { eventually } from '../../support/eventually.js';
import { expectedRows } from '../../support/projections/projection-database.js';
import { idsOf, turnOf } from '../../support/projections/sagas.js';
import { sample } from '../../support/projections/samples.js';
import { ProjectorFixture } from './projector.fixture.js';

const fixture = new ProjectorFixture();
const { start, caughtUp } = fixture;

describe('a read model of another version', () => {
  const users = READ_MODELS.filter(({ table }) => table.name === 'users');
  const others = READ_MODELS.filter(({ table }) => table.name !== 'users');
  const louder = users.map((model) => ({
    ...model,
    projection: {
      ...model.projection,
      version: 2,
      project: (event: SourceEvent) =>
        model.projection
          .project(event)
          .map((change) =>
            change.kind === 'upsert' && 'username' in change.row
              ? { ...change, row: { ...change.row, username: String(change.row.username).toUpperCase() } }
              : change,
          ),
    },
  }));

  const readOnce = async (models: readonly ReadModel[]): Promise<void> => {
    const projector = start({ models });
    await caughtUp(projector);
    await projector.stop();
  };

  it('is filled beside the live one, which serves until the other takes its place', async () => {
    await readOnce(READ_MODELS);
    const projector = start({ models: [...others, ...louder] });
    await eventually(() => {
      expect(projector.state).toBe('live');
    });
    await caughtUp(projector);
    expect((await fixture.database.rows('users')).map(({ username }) => username)).toEqual([
      'GUEST_USER-0',
      'GUEST_USER-1',
      'GUEST_USER-2',
    ]);
    const { rows } = await fixture.database.db.query<{ read_model: string; version: number }>(
      'select table_name, read_model, version, live from projection_checkpoints where read_model = $1',
      ['users'],
    );
    expect(rows).toEqual([{ table_name: 'users__v2', read_model: 'users', version: 2, live: true }]);
    fixture.source.append(sample('GuestCreated', { userId: 'user-9', username: 'Guest_user-9' }));
    await caughtUp(projector);
    expect(await fixture.database.rows('users')).toContainEqual(expect.objectContaining({ username: 'GUEST_USER-9' }));
  });

  it('does not hold up the others, even when it fails', async () => {
    await readOnce(others);
    const rival = await fixture.database.db.connect();
    await rival.query('select pg_advisory_lock($1)', [LOCKS.rebuild]);
    const projector = start();
    await eventually(() => {
      expect(projector.error).toBeInstanceOf(RebuildUnderWayError);
    });
    fixture.source.append(...turnOf(idsOf(1), 9));
    await caughtUp(projector);
    expect(projector.ready).toBe(false);
    expect((await fixture.database.rows('game_stories')).map(({ turnNumber }) => turnNumber)).toContain(9);
    rival.release(true);
    await eventually(() => {
      expect(projector.state).toBe('live');
    });
    await caughtUp(projector);
    expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events));
  });
});
