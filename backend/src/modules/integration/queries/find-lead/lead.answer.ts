import { ApiProperty } from '@nestjs/swagger';
import { type LeadForIntegrations } from '#contracts/integration/views.js';

const TEXT = { type: String, nullable: true } as const;
const STATUSES = ['lead', 'player', 'account', 'subscriber'] as const;

export class LeadAnswer implements LeadForIntegrations {
  @ApiProperty({ example: 'c1f0b8f4-0a63-4b59-9d3e-5a8f6f1f2a10' })
  readonly leadId!: string;

  @ApiProperty({ ...TEXT, description: 'Null until the lead plays.', example: null })
  readonly userId!: string | null;

  @ApiProperty({ description: 'Then all that told something of them is null or empty.', example: false })
  readonly erased!: boolean;

  @ApiProperty({ ...TEXT, example: 'Ann' })
  readonly firstName!: string | null;

  @ApiProperty({ ...TEXT, example: 'Berg' })
  readonly lastName!: string | null;

  @ApiProperty({ ...TEXT, example: 'ann@example.org' })
  readonly email!: string | null;

  @ApiProperty({ ...TEXT, example: '+4790000001' })
  readonly phone!: string | null;

  @ApiProperty({ type: [String], example: ['maps', 'sagas'] })
  readonly interests!: readonly string[];

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { company: 'Norden' } })
  readonly customFields!: Readonly<Record<string, string>>;

  @ApiProperty({ description: 'The page or the system that it came from.', example: 'spring.fair' })
  readonly leadSource!: string;

  @ApiProperty({ enum: STATUSES, example: 'lead' })
  readonly conversionStatus!: (typeof STATUSES)[number];

  @ApiProperty({ format: 'date-time', example: '2026-03-14T19:22:05.120Z' })
  readonly createdAt!: string;
}
