import { boolean, integer, json, readModelEntity, text, time } from '#projections/entity.js';
import { tableOf } from '#projections/table.js';
import { createTable } from './read-model-tables.js';

const entity = readModelEntity({
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

it('a table is made as its entity says, under any name', () => {
  expect(createTable(tableOf(entity), 'notes__v2')).toEqual([
    "create table notes__v2 (user_id text not null, note text, tags json not null default '[\"it''s\"]', is_open boolean not null default 'false', " +
      "size integer not null default '1', made_at timestamptz not null, position bigint not null, primary key (user_id)) with (toast_tuple_target = 512, fillfactor = 100)",
    'alter table notes__v2 alter column note set storage main, alter column tags set storage main',
    'create index on notes__v2 (made_at, size) where is_open',
  ]);
});

it('a table whose rows are rewritten leaves room for their new versions', () => {
  expect(createTable(tableOf(entity, { fillfactor: 50 }), 'notes__v2')[0]).toContain('fillfactor = 50)');
});
