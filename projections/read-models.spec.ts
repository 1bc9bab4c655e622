import fc from 'fast-check';
import { erased, sample } from '#test/support/projections/samples.js';
import { ALL_TYPES, anyLog } from '#test/support/projections/log.arbitrary.js';
import { rowsAfter, without } from '#test/support/projections/memory-table.js';
import { READ_MODEL_ENTITIES, READ_MODELS } from './read-models.js';

const all = READ_MODELS.map(({ projection, table }, n) => {
  const entity = READ_MODEL_ENTITIES[n];
  if (!entity) throw new Error(`${table.name} has no entity`);
  return { name: projection.readModel, projection, entity, table };
});

/** Strict, and fast for equal values. */
const expectSame = (actual: unknown, expected: unknown): void => {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
};

/** Without positions, and without the mark of an erased person. */
const unmarked = (rows: readonly Readonly<Record<string, unknown>>[]) => without(rows, 'position', 'erased');

describe.each(all)('the read model $name', ({ name, projection, entity, table }) => {
  it('is the table of its entity', () => {
    expect([table.name, entity.options.tableName]).toEqual([name, name]);
  });

  it('is the same when every sample is projected twice, at first and upon what all of them made', () => {
    const events = [...ALL_TYPES, ...ALL_TYPES].map((type) => sample(type));
    expectSame(rowsAfter({ projection, entity }, events, 2), rowsAfter({ projection, entity }, events));
  });

  it('is the same when every event of a log is projected twice', () => {
    fc.assert(
      fc.property(anyLog(), (events) => {
        expectSame(rowsAfter({ projection, entity }, events, 2), rowsAfter({ projection, entity }, events));
      }),
    );
  });

  it('has the same rows of an erased person as a rebuild', () => {
    const types = ALL_TYPES.filter((type) => type !== 'SessionTransferred');
    fc.assert(
      fc.property(anyLog(types), (events) => {
        const all = [...events, sample('PersonErased', { userId: 'ann' })];
        const rebuilt = all.map((event) => erased(event, 'ann'));
        expectSame(rowsAfter({ projection, entity }, all), rowsAfter({ projection, entity }, rebuilt));
      }),
    );
  });

  it('blanks exactly the fields that are placeholders in an erased event', () => {
    const types = ALL_TYPES.filter((type) => type !== 'SessionTransferred' && type !== 'PersonErased');
    fc.assert(
      fc.property(anyLog(types), (events) => {
        const account = sample('GuestCreated', { userId: 'ann' });
        const live = rowsAfter({ projection, entity }, [account, ...events, sample('PersonErased', { userId: 'ann' })]);
        const blank = rowsAfter(
          { projection, entity },
          [account, ...events].map((event) => erased(event, 'ann')),
        );
        expectSame(unmarked(live), unmarked(blank));
      }),
    );
  });
});
