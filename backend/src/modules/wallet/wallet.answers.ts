import { ApiProperty } from '@nestjs/swagger';
import { type ActionTokens, type SubscriptionInfo } from '#contracts/wallet/views.js';

export class ActionTokensAnswer implements ActionTokens {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where the plan has no limit.', example: 7 })
  readonly actionTokens!: number | null;
  @ApiProperty({ example: false }) readonly unlimited!: boolean;
}

export class SubscriptionInfoAnswer implements SubscriptionInfo {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null without refills.', example: 3 })
  readonly daysUntilRefill!: number | null;
  @ApiProperty({ example: '/subscription' }) readonly plansUrl!: string;
}
