import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type InboundCallView } from '#contracts/integration/managed.js';
import { PageQuery } from '#backend/platform/http/paged.js';

const STATES: readonly InboundCallView['state'][] = ['waiting', 'done', 'failed'];

export class InboundCallsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: STATES, description: 'Absent: all.' })
  @IsOptional()
  @IsIn(STATES, { message: `A state is one of ${STATES.join(', ')}.` })
  readonly state?: InboundCallView['state'];
}
