import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '#backend/platform/http/paged.js';
import { DELIVERY_STATES, type DeliveryState } from '../../webhooks/delivery-log.js';

/** GET /api/integrations/manage/endpoints/{id}/deliveries. */
export class DeliveriesQuery extends PageQuery {
  @ApiPropertyOptional({ enum: DELIVERY_STATES })
  @IsOptional()
  @IsIn(DELIVERY_STATES, { message: `state is ${DELIVERY_STATES.join(', ')}.` })
  readonly state?: DeliveryState;
}
