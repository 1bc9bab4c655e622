import fc from 'fast-check';
import { MemoryTable } from '#test/support/projections/memory-table.js';
import { type AnyChange, changesOf } from '#projections/projection.js';
import { integer, readModelEntity, text } from '#projections/entity.js';
import { tableOf } from '#projections/table.js';
import { coalesce, type Step } from './coalesce.js';

interface Row {
  readonly id: string;
  readonly colour: string;
  readonly size: number | null;
}
const table = tableOf(
  readModelEntity<Row>({
    table: 'things',
    columns: { id: text({ primary: true }), colour: text({ default: 'grey' }), size: integer({ nullable: true }) },
  }),
);
const { upsert, patch, patchWhere, remove } = changesOf<Row, 'id'>();

const id = fc.constantFrom('a', 'b', 'c');
const values = fc.record(
  { colour: fc.constantFrom('red', 'blue'), size: fc.option(fc.integer({ min: 0, max: 3 })) },
  { requiredKeys: [] },
);
const change: fc.Arbitrary<AnyChange> = fc.oneof(
  fc.record({ id, values }).map((drawn) => upsert({ id: drawn.id, ...drawn.values })),
  fc.record({ id, values }).map((drawn) => patch({ id: drawn.id }, drawn.values)),
  fc.record({ where: values, values }).map((drawn) => patchWhere(drawn.where, drawn.values)),
  id.map((key) => remove({ id: key })),
);

/** Steps made by the same plain rules, each row of a step on its own. */
const make = (memory: MemoryTable, steps: readonly Step[]): void => {
  for (const step of steps) {
    if ('everywhere' in step) {
      memory.apply(
        { kind: 'patchWhere', where: step.everywhere.where, values: step.everywhere.values },
        step.everywhere.position,
      );
      continue;
    }
    for (const { kind, key, values: set, position } of step.rows) {
      memory.apply(
        kind === 'upsert'
          ? { kind, row: { ...set, ...key } }
          : kind === 'patch'
            ? { kind, key, values: set }
            : { kind, key },
        position,
      );
    }
  }
};

describe('the changes of a batch', () => {
  it('come to the same rows when they are one write a row', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), fc.array(change, { maxLength: 20 }), (before, changes) => {
        const [plain, coalesced] = [new MemoryTable(table), new MemoryTable(table)];
        for (const memory of [plain, coalesced]) for (const each of before) memory.apply(each, 0n);
        changes.forEach((each, n) => {
          plain.apply(each, BigInt(n + 1));
        });
        make(
          coalesced,
          coalesce(
            table,
            changes.map((each, n) => ({ change: each, position: BigInt(n + 1) })),
          ),
        );
        expect(coalesced.rows).toEqual(plain.rows);
      }),
      { numRuns: 500 },
    );
  });

  it('are one step where no change looks at all rows', () => {
    const changes = [
      upsert({ id: 'a', size: 1 }),
      patch({ id: 'b' }, { size: 2 }),
      patch({ id: 'a' }, { size: 3 }),
      remove({ id: 'c' }),
    ];
    expect(
      coalesce(
        table,
        changes.map((each, n) => ({ change: each, position: BigInt(n) })),
      ),
    ).toEqual([
      {
        rows: [
          { kind: 'upsert', key: { id: 'a' }, values: { id: 'a', size: 3 }, position: 2n },
          { kind: 'patch', key: { id: 'b' }, values: { size: 2 }, position: 1n },
          { kind: 'remove', key: { id: 'c' }, values: {}, position: 3n },
        ],
      },
    ]);
  });
});
