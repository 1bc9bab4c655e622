import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionRewoundV1ToV2 } from './session-rewound.v1-to-v2.js';

it('a rewind of the first version gets no stories, and is otherwise unchanged', () => {
  const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/SessionRewound.v1.json'), 'utf8')) as {
    readonly data: object;
  };
  expect(sessionRewoundV1ToV2(data as never)).toEqual({ ...data, recentStories: [] });
});
