import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionStartedV1ToV2 } from './session-started.v1-to-v2.js';

it('a session of the first version begins without a spine, and is otherwise unchanged', () => {
  const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/SessionStarted.v1.json'), 'utf8')) as {
    readonly data: object;
  };
  expect(sessionStartedV1ToV2(data as never)).toEqual({ ...data, saga: null });
});
