import { exampleOf } from '#contracts/integration/feed/examples.js';
import { FEED_TYPES, type FeedType, PING, schemaPath, SUBJECTS } from '#contracts/integration/feed/public-events.js';
import { type SchemaEntry } from '#contracts/integration/schema-index.js';
import { DECLARATIONS } from '#contracts/shared/event-registry.js';

const entryOf = (publicUrl: string, feedType: FeedType, subject: string): SchemaEntry => ({
  type: feedType.type,
  version: feedType.version,
  dataschema: publicUrl + schemaPath(feedType),
  subject: `${subject}/<id>`,
  when: feedType.when,
  example: exampleOf(feedType),
});

/** All types in the order of docs/feed-events.md. */
export const schemaIndex = (publicUrl: string): readonly SchemaEntry[] => [
  ...DECLARATIONS.map(({ type, stream }) => entryOf(publicUrl, FEED_TYPES[type], SUBJECTS[stream])),
  entryOf(publicUrl, PING, 'webhooks'),
];
