import { ApiProperty } from '@nestjs/swagger';
import { type CapturedLead, type GhlApiResult, type TrackedEngagement } from '#contracts/lead/views.js';

const STATUSES = ['queued', 'synced', 'not_configured'] as const;

export class CrmResultAnswer implements GhlApiResult {
  @ApiProperty({ enum: STATUSES, example: 'queued' }) readonly status!: (typeof STATUSES)[number];
}

export class TrackedEngagementAnswer implements TrackedEngagement {
  @ApiProperty({ type: Boolean, enum: [true], example: true }) readonly success!: true;
  @ApiProperty({ description: 'For people.', example: 'Noted.' }) readonly message!: string;
}

export class CapturedLeadAnswer extends TrackedEngagementAnswer implements CapturedLead {
  @ApiProperty({ example: 'c1f0b8f4-0a63-4b59-9d3e-5a8f6f1f2a10' }) readonly leadId!: string;
  @ApiProperty({ type: String, nullable: true, description: "The caller's own; null for a visitor.", example: null })
  readonly userId!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null until the CRM has the lead.', example: null })
  readonly ghlContactId!: string | null;
  @ApiProperty({ type: () => CrmResultAnswer }) readonly ghlApiResult!: CrmResultAnswer;
}
