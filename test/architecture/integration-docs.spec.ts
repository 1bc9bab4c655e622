import { FEED_TYPES, PING } from '#contracts/integration/feed/public-events.js';
import { textOf } from './texts/tracked-files.js';

const PREFIX = 'steppes-and-seas.';
/** `type version`, as the rows of a table with types in its second cell and a version in its third have them. */
const listedIn = (page: string): readonly string[] =>
  [...page.matchAll(/^\| \d{4}-\d\d-\d\d \| ([^|]+) \| (\d+) \|$/gm)].flatMap(([, types = '', version = '']) =>
    [...types.matchAll(/`([^`]+)`/g)].map(([, type = '']) => `${type} ${version}`),
  );

describe('docs/feed-changelog.md', () => {
  it('tells of every version of every type, once', () => {
    const known = [...Object.values(FEED_TYPES), PING].map(
      ({ type, version }) => `${type.slice(PREFIX.length)} ${version}`,
    );
    expect([...listedIn(textOf('docs/feed-changelog.md'))].sort()).toEqual(known.sort());
  });
});

describe('docs/integrations.md', () => {
  it('stays short enough to be read: what is looked up stands in the reference', () => {
    expect(textOf('docs/integrations.md').split('\n').length).toBeLessThanOrEqual(160);
  });
});
