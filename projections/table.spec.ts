import { READ_MODEL_ENTITIES } from './read-models.js';
import { boolean, integer, json, readModelEntity, text, time } from './entity.js';
import { rowReader } from '#test/support/projections/row-reader.js';
import { tableOf } from './table.js';

interface Row {
  readonly userId: string;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly isOpen: boolean;
  readonly size: number;
  readonly madeAt: string;
}
const entity = readModelEntity<Row>({
  table: 'notes',
  columns: {
    userId: text({ primary: true }),
    note: text({ nullable: true }),
    tags: json({ default: ["it's"] }),
    isOpen: boolean({ default: false }),
    size: integer({ default: 1 }),
    madeAt: time(),
  },
  indices: [{ columns: ['madeAt', 'size'], where: 'is_open' }],
});

describe('a table', () => {
  it('is derived from its entity', () => {
    const row = {
      user_id: 'ann',
      note: 'a\u001a0000b',
      tags: ['x'],
      is_open: true,
      size: 3,
      made_at: new Date('2026-03-14T19:00:00.250Z'),
      position: '12',
      other: 1,
    };
    expect(rowReader(entity)(row)).toEqual({
      userId: 'ann',
      note: 'a\u0000b',
      tags: ['x'],
      isOpen: true,
      size: 3,
      madeAt: '2026-03-14T19:00:00.250Z',
      position: '12',
    });
    expect(rowReader(entity)({ note: null, size: 0 })).toEqual({ note: null, size: 0 });
  });

  it('has a key', () => {
    const keyless = readModelEntity<Pick<Row, 'size'>>({ table: 'keyless', columns: { size: integer() } });
    expect(() => tableOf(keyless)).toThrow('keyless needs a key');
  });

  it('never has a column named like a keyword of PostgreSQL', () => {
    const reserved = new Set([
      'user',
      'order',
      'group',
      'table',
      'default',
      'check',
      'limit',
      'offset',
      'to',
      'from',
      'end',
      'when',
    ]);
    const names = READ_MODEL_ENTITIES.flatMap((each) => tableOf(each).columns.map(({ name }) => name));
    expect(names.filter((name) => reserved.has(name) || !/^[a-z][a-z_]*$/.test(name))).toEqual([]);
  });
});
