import { getSchemaPath, type OperationObject, type ParameterObject, type WebhooksObject } from '@nestjs/swagger';
import { exampleOf } from '#contracts/integration/feed/examples.js';
import { FEED_TYPES, type FeedType, PING, schemaPath, SUBJECTS } from '#contracts/integration/feed/public-events.js';
import { DECLARATIONS } from '#contracts/shared/event-registry.js';
import { CloudEventAnswer, PingAnswer } from '#backend/modules/integration/queries/read-events/cloud-event.answer.js';

const header = (name: string, description: string, example: string): ParameterObject => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});
/** Those of the Standard Webhooks specification. */
export const WEBHOOK_HEADERS = {
  'webhook-id': header(
    'webhook-id',
    "The event's id: one that came before is a repetition.",
    '0f2f5a86-3c4e-4c5e-9a4c-f1ad7a9d1b5e',
  ),
  'webhook-timestamp': header(
    'webhook-timestamp',
    'The second of this attempt, since 1970. More than five minutes from now: refuse it.',
    '1773516125',
  ),
  'webhook-signature': header(
    'webhook-signature',
    '`v1,<base64>`, several of them divided by blanks while a secret is being replaced: each the HMAC-SHA256 of ' +
      "`<webhook-id>.<webhook-timestamp>.<body>` under the endpoint's secret, whose key is base64 after `whsec_`.",
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
};

const RESPONSES: OperationObject['responses'] = {
  '2XX': { description: 'Taken. Answer within 20 seconds, and put off what takes longer.' },
  '410': { description: 'Wanted no more: the endpoint is disabled at once.' },
  default: { description: 'Not taken, a redirect too: it comes again, ten attempts in about three days.' },
};

interface Kind {
  readonly feedType: FeedType;
  readonly subject: string;
  /** A ping stands in no log, so it has no place in one. */
  readonly isInLog: boolean;
}
const KINDS: readonly Kind[] = [
  ...DECLARATIONS.map(({ type, stream }) => ({ feedType: FEED_TYPES[type], subject: SUBJECTS[stream], isInLog: true })),
  { feedType: PING, subject: 'webhooks', isInLog: false },
];

const ID = '00000000-0000-4000-8000-0000000004d2';
const SEQUENCE = '00000000000000001234';
const exampleFor = ({ feedType, subject, isInLog }: Kind, publicUrl: string): object => ({
  specversion: '1.0',
  id: ID,
  source: isInLog ? `urn:uuid:${ID}` : publicUrl,
  type: feedType.type,
  subject: `${subject}/${ID}`,
  time: '2026-03-14T19:22:05.120Z',
  datacontenttype: 'application/json',
  dataschema: publicUrl + schemaPath(feedType),
  ...(isInLog && { sequence: SEQUENCE, cursor: `${ID}:${SEQUENCE}` }),
  data: exampleOf(feedType),
});

const bodyOf = ({ feedType: { type, fields }, isInLog }: Kind) => ({
  allOf: [
    { $ref: getSchemaPath(isInLog ? CloudEventAnswer : PingAnswer) },
    {
      type: 'object',
      properties: {
        type: { enum: [type] },
        data: { type: 'object', properties: fields, required: Object.keys(fields) },
      },
    },
  ],
});

const operationOf = (kind: Kind, publicUrl: string): OperationObject => ({
  tags: ['webhooks'],
  summary: kind.feedType.when,
  operationId: kind.feedType.type,
  security: [],
  parameters: Object.keys(WEBHOOK_HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: {
    required: true,
    content: {
      'application/cloudevents+json': { schema: bodyOf(kind), example: exampleFor(kind, publicUrl) },
    },
  },
  responses: RESPONSES,
});

/** What the game sends to endpoints, by type of event. */
export const webhooksOf = (publicUrl: string): WebhooksObject =>
  Object.fromEntries(KINDS.map((kind) => [kind.feedType.type, { post: operationOf(kind, publicUrl) }]));
