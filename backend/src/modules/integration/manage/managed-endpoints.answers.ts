import { ApiProperty } from '@nestjs/swagger';
import {
  type EndpointHealth,
  type ManagedDelivery,
  type ManagedDeliveryDetail,
  type ManagedEndpoint,
  type NewEndpoint,
  type NewSecret,
  type Redelivered,
  type SentTest,
} from '#contracts/integration/managed.js';

const ID = 'ep_3f2a9c4d1b0e';
const MESSAGE = '0f2f5a86-3c4e-4c5e-9a4c-f1ad7a9d1b5e';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const AT = '2026-03-14T19:22:05.120Z';
const WHEN = { type: String, format: 'date-time' } as const;
const WHEN_OR_NULL = { ...WHEN, nullable: true } as const;
const STATUS = { type: 'integer', nullable: true, description: 'HTTP status; null where no answer came.' } as const;
const ERROR = { type: String, nullable: true, description: 'A code such as ECONNREFUSED.', example: null } as const;

export class EndpointHealthAnswer implements EndpointHealth {
  @ApiProperty({ type: 'integer', example: 2 }) readonly pending!: number;
  @ApiProperty({ ...WHEN_OR_NULL, description: 'When the longest waiting one was planned.', example: AT })
  readonly pendingSince!: string | null;
  @ApiProperty({ type: 'integer', description: 'Within the last 24 hours.', example: 311 }) readonly delivered!: number;
  @ApiProperty({ type: 'integer', description: 'Within the last 24 hours.', example: 4 })
  readonly failedAttempts!: number;
  @ApiProperty({ ...WHEN_OR_NULL, description: 'Of the last attempt.', example: AT }) readonly lastAt!: string | null;
  @ApiProperty({ ...STATUS, example: 204 }) readonly lastStatus!: number | null;
  @ApiProperty(ERROR) readonly lastError!: string | null;
}

export class ManagedEndpointAnswer implements ManagedEndpoint {
  @ApiProperty({ example: ID }) readonly id!: string;
  @ApiProperty({ format: 'uri', example: 'https://hooks.example.org/game' }) readonly url!: string;
  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'Types of the feed, or of an area; null: all.',
    example: ['steppes-and-seas.session.*'],
  })
  readonly types!: readonly string[] | null;
  @ApiProperty({ description: 'Gets only what is triggered by hand.', example: false }) readonly test!: boolean;
  @ApiProperty({ ...WHEN, example: AT }) readonly createdAt!: string;
  @ApiProperty({ ...WHEN_OR_NULL, example: null }) readonly disabledAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) readonly disabledReason!: string | null;
  @ApiProperty({ type: () => EndpointHealthAnswer }) readonly health!: EndpointHealthAnswer;
}

export class NewEndpointAnswer implements NewEndpoint {
  @ApiProperty({ example: ID }) readonly id!: string;
  @ApiProperty({ description: 'Shown this once.', example: SECRET }) readonly secret!: string;
}

export class NewSecretAnswer implements NewSecret {
  @ApiProperty({ description: 'Shown this once.', example: SECRET }) readonly secret!: string;
  @ApiProperty({ ...WHEN, description: 'Until when the one of before signs too.', example: AT })
  readonly overlapEndsAt!: string;
}

export class SentTestAnswer implements SentTest {
  @ApiProperty({ example: MESSAGE }) readonly messageId!: string;
  @ApiProperty({ ...STATUS, example: 204 }) readonly status!: number | null;
  @ApiProperty(ERROR) readonly error!: string | null;
  @ApiProperty({ example: 41.7 }) readonly latencyMs!: number;
}

export class ManagedDeliveryAnswer implements ManagedDelivery {
  @ApiProperty({ description: "The event's id.", example: MESSAGE }) readonly messageId!: string;
  @ApiProperty({ example: 'steppes-and-seas.session.ended' }) readonly type!: string;
  @ApiProperty({ enum: ['pending', 'delivered', 'failed'], example: 'delivered' })
  readonly state!: 'pending' | 'delivered' | 'failed';
  @ApiProperty({ type: 'integer', example: 1 }) readonly attempts!: number;
  @ApiProperty({ ...WHEN, example: AT }) readonly createdAt!: string;
  @ApiProperty({ ...WHEN_OR_NULL, description: 'Of a pending one.', example: null })
  readonly nextAttemptAt!: string | null;
  @ApiProperty({ ...WHEN_OR_NULL, example: AT }) readonly lastAt!: string | null;
  @ApiProperty({ ...STATUS, example: 204 }) readonly lastStatus!: number | null;
  @ApiProperty(ERROR) readonly lastError!: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 41.7 }) readonly latencyMs!: number | null;
}

export class DeliveryTryAnswer {
  @ApiProperty({ ...WHEN, example: AT }) readonly at!: string;
  @ApiProperty({ ...STATUS, example: 204 }) readonly status!: number | null;
  @ApiProperty(ERROR) readonly error!: string | null;
  @ApiProperty({ example: 41.7 }) readonly latencyMs!: number;
}

export class ManagedDeliveryDetailAnswer extends ManagedDeliveryAnswer implements ManagedDeliveryDetail {
  @ApiProperty({ type: () => [DeliveryTryAnswer], description: 'The oldest first.' })
  readonly tries!: readonly DeliveryTryAnswer[];
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: "The body as it is sent; null for a ping, a sample, or an event that can't be read.",
    example: null,
  })
  readonly event!: Readonly<Record<string, unknown>> | null;
}

export class RedeliveredAnswer implements Redelivered {
  @ApiProperty({ type: 'integer', description: 'How many are sent again.', example: 12 }) readonly planned!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The cursor behind which the rest begins: the same body with it as `after` goes on. Null at the end.',
    example: null,
  })
  readonly next!: string | null;
}
