import { sample } from '#test/support/projections/samples.js';
import { READ_MODELS } from './read-models.js';

const rewritten = READ_MODELS.filter(({ table }) => table.storage.fillfactor < 100);
const calendar = { day: 3, hour: 'dusk', season: 'spring', weather: 'fog', fedOn: 2 } as const;
/** A turn in which nothing but time goes on in the spine. */
const TURN = [
  sample('TurnResolved', {
    saga: {
      calendar,
      oath: null,
      threat: null,
      threads: null,
      people: null,
      scenes: null,
      warned: null,
      happenings: [],
    },
  }),
  sample('TurnNarrated'),
  sample('CharacterMoved'),
];

it('rows that every turn rewrites are those of characters and sagas', () => {
  expect(rewritten.map(({ table }) => table.name)).toEqual(['game_characters', 'game_sagas']);
});

it.each(rewritten)(
  'a turn changes the last columns of $table.name: the log leaves out what is equal before them',
  (model) => {
    const { projection, table } = model;
    const changed = new Set(
      TURN.flatMap((event) => projection.project(event)).flatMap((change) =>
        change.kind === 'patch' ? Object.keys(change.values) : [],
      ),
    );
    const values = table.values.map(({ property }) => property);
    expect(changed.size).toBeGreaterThan(0);
    expect(values.slice(-changed.size).sort()).toEqual([...changed].sort());
  },
);
