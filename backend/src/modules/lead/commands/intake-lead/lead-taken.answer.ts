import { ApiProperty } from '@nestjs/swagger';
import { type LeadTaken } from '#contracts/lead/views.js';

export class LeadTakenAnswer implements LeadTaken {
  @ApiProperty({ example: 'c1f0b8f4-0a63-4b59-9d3e-5a8f6f1f2a10' })
  readonly leadId!: string;

  @ApiProperty({
    description:
      'False: the address was known, and what came is added. The same id sent again is as new as the first time.',
    example: true,
  })
  readonly isNew!: boolean;
}
