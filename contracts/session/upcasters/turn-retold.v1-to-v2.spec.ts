import { readFileSync } from 'node:fs';
import path from 'node:path';
import { turnRetoldV1ToV2 } from './turn-retold.v1-to-v2.js';

it('a retelling of the first version belongs to the first edition, and is otherwise unchanged', () => {
  const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/TurnRetold.v1.json'), 'utf8')) as {
    readonly data: object;
  };
  expect(turnRetoldV1ToV2(data as never)).toEqual({ ...data, edition: 1 });
});
