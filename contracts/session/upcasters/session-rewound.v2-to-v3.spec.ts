import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionRewoundV2ToV3 } from './session-rewound.v2-to-v3.js';

it('a rewind of the second version keeps no stories and restores no spine, and is otherwise unchanged', () => {
  const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/SessionRewound.v2.json'), 'utf8')) as {
    readonly data: Readonly<Record<string, unknown>>;
  };
  const { recentStories, ...rest } = data;
  expect(recentStories).toHaveLength(1);
  expect(sessionRewoundV2ToV3(data as never)).toEqual({ ...rest, saga: null });
});
