import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { FEED_TYPES, type FeedType, schemaPath, SUBJECTS } from '#contracts/integration/feed/public-events.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { declarationOf } from '#contracts/shared/event-registry.js';
import { cursorOf, sequenceOf } from './cursor.js';

/** An event of the log with its place in it. */
export interface Occurred {
  readonly id: string;
  readonly type: AnyEvent['type'];
  readonly data: object;
  readonly metadata: { readonly occurredAt: string };
  readonly stream: string;
  readonly position: bigint;
}
export interface Origin {
  /** The identity of the log. */
  readonly logId: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** The fields that may be shown, and nothing else that the event has. */
const shown = (data: object, { fields }: FeedType): Readonly<Record<string, unknown>> => {
  const all = data as Readonly<Record<string, unknown>>;
  const out: Record<string, unknown> = {};
  for (const field in fields) out[field] = all[field] ?? null;
  return out;
};

const subjectOf = ({ type, stream }: Occurred): string => {
  const kind = declarationOf(type).stream;
  return `${SUBJECTS[kind]}/${stream.slice(kind.length + 1)}`;
};

/** The event as integrations get it: ids and what happened. */
export const thinEvent = (event: Occurred, { logId, publicUrl }: Origin): CloudEvent => {
  const feedType = FEED_TYPES[event.type];
  return {
    specversion: '1.0',
    id: event.id,
    source: `urn:uuid:${logId}`,
    type: feedType.type,
    subject: subjectOf(event),
    time: event.metadata.occurredAt,
    datacontenttype: 'application/json',
    dataschema: publicUrl + schemaPath(feedType),
    sequence: sequenceOf(event.position),
    cursor: cursorOf({ logId, position: event.position }),
    data: shown(event.data, feedType),
  };
};
