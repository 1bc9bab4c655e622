import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type CloudEvent, type Ping } from '#contracts/integration/cloud-event.js';

/** What all events have, also those that stand in no log. */
export class PingAnswer implements Ping {
  @ApiProperty({ enum: ['1.0'], example: '1.0' })
  readonly specversion!: '1.0';

  @ApiProperty({
    description: "The event's own, the same by feed and webhook and however often it comes.",
    example: '0f2f5a86-3c4e-4c5e-9a4c-f1ad7a9d1b5e',
  })
  readonly id!: string;

  @ApiProperty({
    description: 'The log; of a ping, the address of the game.',
    example: 'urn:uuid:9c5b94b1-35ad-49bb-b118-8e8fc24abf80',
  })
  readonly source!: string;

  @ApiProperty({ example: 'steppes-and-seas.session.ended' })
  readonly type!: string;

  @ApiProperty({ description: 'What it happened to.', example: 'sessions/c7a4f7a8-2d0b-4d65-8c5e-5f5e6a0f9b12' })
  readonly subject!: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-14T19:22:05.120Z' })
  readonly time!: string;

  @ApiProperty({ enum: ['application/json'], example: 'application/json' })
  readonly datacontenttype!: 'application/json';

  @ApiProperty({
    description: 'Where the JSON Schema of `data` is.',
    example: 'https://play.example.com/api/integrations/schemas/steppes-and-seas.session.ended/1',
  })
  readonly dataschema!: string;

  @ApiPropertyOptional({ enum: [true], description: 'Only samples have it: nothing in them happened.' })
  readonly test?: true;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Ids, and what happened: as the schema at `dataschema` says.',
    example: { sessionId: 'c7a4f7a8-2d0b-4d65-8c5e-5f5e6a0f9b12', turn: 31, reason: 'triumph' },
  })
  readonly data!: Readonly<Record<string, unknown>>;
}

/** An event of the log. */
export class CloudEventAnswer extends PingAnswer implements CloudEvent {
  @ApiProperty({
    pattern: String.raw`^\d{20}$`,
    description: 'Rises in the order in which things happened; there may be gaps.',
    example: '00000000000000004711',
  })
  readonly sequence!: string;

  @ApiProperty({
    description: 'The place behind this event, for `after` and `Last-Event-ID`.',
    example: '9c5b94b1-35ad-49bb-b118-8e8fc24abf80:00000000000000004711',
  })
  readonly cursor!: string;
}
