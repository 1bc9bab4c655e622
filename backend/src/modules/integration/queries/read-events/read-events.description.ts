import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import { CloudEventAnswer, PingAnswer } from './cloud-event.answer.js';

export const BATCH = 'application/cloudevents-batch+json';
export const STREAM = 'text/event-stream';

const CURSOR = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80:00000000000000004711';
const event = { $ref: getSchemaPath(CloudEventAnswer) };

const batch = { schema: { type: 'array', items: event } };

/** As OpenAPI 3.2 describes one entry of a stream in `itemSchema`; 3.1 has no word for it. */
const message = {
  type: 'object',
  required: ['id', 'event', 'data'],
  properties: {
    id: { type: 'string', description: 'The cursor of the event.' },
    event: { const: 'message' },
    data: { type: 'string', contentMediaType: 'application/json', contentSchema: event },
  },
};
const stream = {
  schema: {
    type: 'string',
    description:
      'Each event as one message. A message with an `id` alone says how far was looked without finding a wanted event. ' +
      'A comment comes every 15 seconds.',
  },
  example: `: open\n\nid: ${CURSOR}\nevent: message\ndata: {"specversion":"1.0", …}\n\n: beat\n\n`,
  'x-itemSchema': message,
};

const DESCRIPTION = [
  'The log in order: nothing is left out, and nothing comes in between later.',
  `\`Accept: ${STREAM}\` asks for a stream, which sends what is there and then what happens; anything else for a page.`,
  '`Accept-Encoding: gzip` makes a page about a tenth as long.',
].join(' ');

/** What the description of the API says of the feed. */
export const DescribedFeed = (): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(CloudEventAnswer, PingAnswer),
    ApiOperation({ summary: 'The events of the game, as a page or as a stream.', description: DESCRIPTION }),
    ApiHeader({
      name: 'Last-Event-ID',
      required: false,
      description: 'Of a stream: the `id` of the last message that came, in the place of `after`.',
      example: CURSOR,
    }),
    ApiOkResponse({
      description: 'The events; none of them at the end of the log.',
      headers: {
        Link: { description: 'Of a page: `<address of the next page>; rel="next"`.', schema: { type: 'string' } },
        'Content-Encoding': { description: '`gzip` where that was asked for.', schema: { type: 'string' } },
      },
      content: { [BATCH]: batch, [STREAM]: stream },
    }),
  );
