import { ApiProperty } from '@nestjs/swagger';
import { type SchemaEntry } from '#contracts/integration/schema-index.js';

export class SchemaEntryAnswer implements SchemaEntry {
  @ApiProperty({ example: 'steppes-and-seas.session.ended' })
  readonly type!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  readonly version!: number;

  @ApiProperty({
    description: 'Where the JSON Schema of `data` is: the `dataschema` of such events.',
    example: 'https://play.example.com/api/integrations/schemas/steppes-and-seas.session.ended/1',
  })
  readonly dataschema!: string;

  @ApiProperty({ description: 'What such events happen to.', example: 'sessions/<id>' })
  readonly subject!: string;

  @ApiProperty({ description: 'When it is recorded.', example: 'A saga ended for good; `reason` says how.' })
  readonly when!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What `data` may be.',
    example: { sessionId: '00000000-0000-4000-8000-000000000002', turn: 4, reason: 'triumph' },
  })
  readonly example!: Readonly<Record<string, unknown>>;
}
