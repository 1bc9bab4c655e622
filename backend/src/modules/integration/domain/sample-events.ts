import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { exampleOf, SAMPLE_TIME, sampleId } from '#contracts/integration/feed/examples.js';
import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { declarationOf, type StreamKind } from '#contracts/shared/event-registry.js';
import { PUBLIC_TYPES, ownTypeOf } from './wanted-types.js';
import { thinEvent } from './thin-event.js';

/** The log in which samples stand: no game has it. */
export const SAMPLE_LOG = '00000000-0000-4000-8000-000000000000';

/** The field with the id of what an event of such a stream happened to. */
const NAMED_BY: Readonly<Record<StreamKind, string>> = {
  account: 'userId',
  'crm-webhook': 'webhookId',
  doubt: 'doubtId',
  lead: 'leadId',
  save: 'saveId',
  session: 'sessionId',
  staff: 'staffId',
  share: 'shareId',
  subscription: 'userId',
  visit: 'visitId',
  wallet: 'userId',
};

/** The types of our log of which there are samples, in the order of the samples. */
export const SAMPLED: readonly AnyEvent['type'][] = PUBLIC_TYPES.flatMap((type) => ownTypeOf(type) ?? []);

/** An event that did not happen: one that may have happened, marked as a test. The same each time. */
export const sampleEvent = (type: AnyEvent['type'], publicUrl: string): CloudEvent => {
  const feedType = FEED_TYPES[type];
  const kind = declarationOf(type).stream;
  const event = {
    id: sampleId(feedType.type),
    type,
    data: exampleOf(feedType),
    metadata: { occurredAt: SAMPLE_TIME },
    stream: `${kind}-${sampleId(NAMED_BY[kind])}`,
    position: BigInt(SAMPLED.indexOf(type) + 1),
  };
  return { ...thinEvent(event, { logId: SAMPLE_LOG, publicUrl }), test: true };
};
