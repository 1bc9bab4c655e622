import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type Authenticated,
  type CurrentUser,
  type DeviceView,
  type MessageAnswer,
  type User,
} from '#contracts/account/views.js';

const ID = '5b0c1d52-6f0e-4a7e-9d6b-0c2f7a1be401';
const AT = '2026-03-14T19:22:05.120Z';
const STATUSES = ['free', 'guest', 'active', 'past_due', 'canceled'] as const;
const TIERS = ['free', 'gold', 'platinum'] as const;

export class UserAnswer implements User {
  @ApiProperty({ format: 'uuid', example: ID }) readonly id!: string;
  @ApiProperty({ example: 'liv_h' }) readonly username!: string;
  @ApiProperty({ type: String, nullable: true, example: 'liv@example.org' }) readonly email!: string | null;
  @ApiProperty({ example: true }) readonly emailConfirmed!: boolean;
  @ApiProperty({ enum: STATUSES, example: 'active' }) readonly subscriptionStatus!: (typeof STATUSES)[number];
  @ApiProperty({ enum: TIERS, example: 'gold' }) readonly subscriptionTier!: (typeof TIERS)[number];
}

export class AuthenticatedAnswer implements Authenticated {
  @ApiProperty({ description: 'A bearer token of this person.' }) readonly token!: string;
  @ApiProperty({ type: () => UserAnswer }) readonly user!: UserAnswer;
  @ApiPropertyOptional({ description: 'Made for this device: it works at the login. A guest has none.' })
  readonly devicePassword?: string;
}

export class CurrentUserAnswer extends UserAnswer implements CurrentUser {
  @ApiPropertyOptional({ description: 'A new one, where the old one is over a day old.' }) readonly token?: string;
}

export class DeviceAnswer implements DeviceView {
  @ApiProperty({ example: ID }) readonly id!: string;
  @ApiProperty({ example: 'Firefox on Linux' }) readonly name!: string;
  @ApiProperty({ format: 'date-time', example: AT }) readonly createdAt!: string;
  @ApiProperty({ format: 'date-time', example: AT }) readonly lastUsedAt!: string;
  @ApiProperty({ description: 'Whether it sends this request.', example: true }) readonly current!: boolean;
  @ApiProperty({ description: 'Whether it has a password of its own.', example: true }) readonly remembered!: boolean;
}

export class WordsAnswer implements MessageAnswer {
  @ApiProperty({ description: 'For people.', example: 'Another link is on its way.' }) readonly message!: string;
}
