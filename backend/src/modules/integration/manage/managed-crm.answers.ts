import { ApiProperty } from '@nestjs/swagger';
import {
  type CrmCall,
  type CrmDryRun,
  type CrmLeadView,
  type DeadLettersDone,
  type DeadLetterView,
  type InboundCallDetail,
  type InboundCallView,
} from '#contracts/integration/managed.js';

const LEAD = 'c1f0b8f4-0a63-4b59-9d3e-5a8f6f1f2a10';
const AT = '2026-03-14T19:22:05.120Z';
const WHEN = { format: 'date-time', example: AT } as const;
const TEXT_OR_NULL = { type: String, nullable: true } as const;
const WORDS = { type: String, isArray: true, example: [] as string[] };
const JSON_OBJECT = { type: 'object', additionalProperties: true } as const;

export class DeadLetterAnswer implements DeadLetterView {
  @ApiProperty({ example: 'lead-sync' }) readonly queue!: string;
  @ApiProperty({ example: 'sync-17' }) readonly id!: string;
  @ApiProperty({ type: 'integer', example: 8 }) readonly attempts!: number;
  @ApiProperty({ example: 'the CRM did not answer in time' }) readonly reason!: string;
  @ApiProperty({ ...TEXT_OR_NULL, ...WHEN }) readonly failedAt!: string | null;
  @ApiProperty({ ...TEXT_OR_NULL, example: LEAD }) readonly leadId!: string | null;
  @ApiProperty({ ...JSON_OBJECT, description: 'What the job was to do.', example: { leadId: LEAD } })
  readonly data!: unknown;
}

export class DeadLettersDoneAnswer implements DeadLettersDone {
  @ApiProperty({ type: 'integer', example: 3 }) readonly count!: number;
}

export class InboundCallAnswer implements InboundCallView {
  @ApiProperty({ example: 'a7f3c2d1-5b6e-4f80-9c1d-2e3f4a5b6c7d' }) readonly id!: string;
  @ApiProperty({ enum: ['marketplace', 'workflow'], example: 'workflow' })
  readonly source!: 'marketplace' | 'workflow';
  @ApiProperty({ example: 'OrderSubmitted' }) readonly eventType!: string;
  @ApiProperty({ ...TEXT_OR_NULL, example: null }) readonly userId!: string | null;
  @ApiProperty({ ...TEXT_OR_NULL, example: LEAD }) readonly leadId!: string | null;
  @ApiProperty({ enum: ['waiting', 'done', 'failed'], example: 'done' })
  readonly state!: 'waiting' | 'done' | 'failed';
  @ApiProperty({ ...TEXT_OR_NULL, example: null }) readonly errorMessage!: string | null;
  @ApiProperty({ description: 'Nothing of what it said is left: it can’t be worked on again.', example: false })
  readonly forgotten!: boolean;
  @ApiProperty(WHEN) readonly createdAt!: string;
}

export class InboundCallDetailAnswer extends InboundCallAnswer implements InboundCallDetail {
  @ApiProperty({
    ...TEXT_OR_NULL,
    description:
      'As it came; null once it is forgotten, to staff who gave no reason, and to keys without the scope personal:read.',
    example: '{"type":"OrderSubmitted"}',
  })
  readonly payload!: string | null;
}

export class CrmLeadAnswer implements CrmLeadView {
  @ApiProperty({ example: LEAD }) readonly leadId!: string;
  @ApiProperty({ ...TEXT_OR_NULL, example: null }) readonly userId!: string | null;
  @ApiProperty({ ...TEXT_OR_NULL, example: 'pQ3xContact' }) readonly ghlContactId!: string | null;
  @ApiProperty({
    enum: ['made', 'found', 'unknown'],
    nullable: true,
    description: 'Who made the contact, as far as it is known; null without one.',
    example: 'made',
  })
  readonly contactOrigin!: 'made' | 'found' | 'unknown' | null;
  @ApiProperty({ enum: ['pending', 'synced', 'failed'], example: 'synced' })
  readonly syncStatus!: 'pending' | 'synced' | 'failed';
  @ApiProperty({ ...TEXT_OR_NULL, example: null }) readonly syncError!: string | null;
  @ApiProperty({ ...WORDS, description: 'Fields that the CRM refused.' }) readonly refused!: readonly string[];
  @ApiProperty({ ...WORDS, description: 'Fields of another contact, and so kept here.' })
  readonly withheld!: readonly string[];
  @ApiProperty({ ...WORDS, description: 'Fields that the CRM does not have.' }) readonly missing!: readonly string[];
  @ApiProperty(WHEN) readonly createdAt!: string;
  @ApiProperty({ ...TEXT_OR_NULL, ...WHEN }) readonly lastGhlSync!: string | null;
}

export class CrmCallAnswer implements CrmCall {
  @ApiProperty({ enum: ['GET', 'POST', 'PUT', 'DELETE'], example: 'POST' })
  readonly method!: 'GET' | 'POST' | 'PUT' | 'DELETE';
  @ApiProperty({ description: 'Below the address of the CRM.', example: '/contacts/' }) readonly path!: string;
  @ApiProperty({ ...JSON_OBJECT, nullable: true, example: { email: 'ann@example.org' } }) readonly body!: unknown;
}

export class CrmDryRunAnswer implements CrmDryRun {
  @ApiProperty({ type: () => [CrmCallAnswer] }) readonly calls!: readonly CrmCallAnswer[];
}
