import { readFileSync } from 'node:fs';
import path from 'node:path';
import { READ_MODELS } from '#projections/read-models.js';
import { fallsModel } from '../../fixtures/example-projection.js';
import { eventually } from '../../support/eventually.js';
import { sample } from '../../support/projections/samples.js';
import { ProjectorFixture } from '../projections/projector.fixture.js';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const fixture = new ProjectorFixture();
const ids = { userId: 'ann', sessionId: 'a saga of before', characterId: 'c' };

it('docs/analytics.md shows this very projection', () => {
  const blocks = [...read('docs/analytics.md').matchAll(/```ts\n(.*?)```/gs)].map(([, block]) => block);
  expect(blocks).toEqual([read('test/fixtures/example-projection.ts')]);
});

it('a projection that is added later fills itself from the first event on, and goes on with the newest', async () => {
  const { source, start, caughtUp } = fixture;
  source.append(
    sample('CharacterFell', { ...ids, turn: 4 }),
    sample('CharacterFell', { ...ids, turn: 9 }),
    sample('SessionRewound', { ...ids, fromTurn: 9, rewoundAt: '2026-03-14T20:00:00.000Z' }),
  );
  const before = start();
  await caughtUp(before);
  await before.stop();
  const after = start({ models: [...READ_MODELS, fallsModel] });
  // It serves with the models of before until the new one has caught up.
  await eventually(() => expect(after.state).toBe('live'));
  const falls = async () =>
    (await fixture.database.db.query('select turn, turned_back_at, final from falls order by turn')).rows as unknown;
  expect(await falls()).toEqual([
    { turn: 4, turned_back_at: null, final: true },
    { turn: 9, turned_back_at: new Date('2026-03-14T20:00:00.000Z'), final: false },
  ]);
  source.append(sample('CharacterFell', { ...ids, turn: 12 }));
  await caughtUp(after);
  expect(await falls()).toHaveLength(3);
});
