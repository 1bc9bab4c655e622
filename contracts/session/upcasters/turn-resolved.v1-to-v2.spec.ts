import { readFileSync } from 'node:fs';
import path from 'node:path';
import { turnResolvedV1ToV2 } from './turn-resolved.v1-to-v2.js';

it('a turn of the first version changes no spine, and is otherwise unchanged', () => {
  const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/TurnResolved.v1.json'), 'utf8')) as {
    readonly data: object;
  };
  expect(turnResolvedV1ToV2(data as never)).toEqual({ ...data, saga: null });
});
