import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { type ReportedVisit, VISIT_STEPS, type VisitStep } from '#contracts/visit/requests.js';

/** POST /api/visits. */
export class RecordVisitBody implements ReportedVisit {
  @ApiProperty({ format: 'uuid', description: 'Made by the page for this visit alone.' })
  @IsUUID('4', { message: 'That is no id' })
  readonly visitId!: string;

  @ApiProperty({ enum: VISIT_STEPS })
  @IsIn(VISIT_STEPS, { message: `A step is one of ${VISIT_STEPS.join(', ')}` })
  readonly step!: VisitStep;

  @ApiProperty({ description: 'Whether the device has never opened the game before.' })
  @IsBoolean({ message: 'First is true or false' })
  readonly isFirst!: boolean;
}
