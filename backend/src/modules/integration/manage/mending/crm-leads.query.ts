import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type CrmLeadView } from '#contracts/integration/managed.js';
import { PageQuery } from '#backend/platform/http/paged.js';

const STATUSES: readonly CrmLeadView['syncStatus'][] = ['pending', 'synced', 'failed'];

export class CrmLeadsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: STATUSES, description: 'Absent: all.' })
  @IsOptional()
  @IsIn(STATUSES, { message: `A status is one of ${STATUSES.join(', ')}.` })
  readonly status?: CrmLeadView['syncStatus'];
}
