import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { type Feature, FEATURES } from '#contracts/subscription/tiers.js';
import { type FeatureAccess, type FeatureRequest } from '#contracts/subscription/views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { CheckFeatureQuery } from './check-feature.query-handler.js';

export class CheckFeatureBody implements FeatureRequest {
  @ApiProperty({ enum: FEATURES })
  @IsIn(FEATURES, { message: 'There is no feature of that name.' })
  feature!: Feature;
}

@ApiTags('subscription')
@Controller('api/subscription/check-feature')
export class CheckFeatureController {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @HttpCode(200)
  check(@UserId() userId: string, @Body() { feature }: CheckFeatureBody): Promise<FeatureAccess> {
    return this.queries.execute(new CheckFeatureQuery(userId, feature));
  }
}
