import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';

const LONGEST_QUEUE = 100;
const LONGEST_ID = 300;
const QUEUE = { message: 'A queue is named as GET /api/integrations/manage/dead-letters names it.' };
const ID = { message: 'A job is named by its id, and with its queue.' };

export class DeadLettersQuery {
  @ApiPropertyOptional({ maxLength: LONGEST_QUEUE, description: 'Absent: all queues.' })
  @ValidateIf(({ queue }: DeadLettersQuery) => queue !== undefined)
  @MaxLength(LONGEST_QUEUE, QUEUE)
  @IsString(QUEUE)
  readonly queue?: string;
}

/** Which jobs: one by queue and id, those of a queue, or all where neither is given. */
export class DeadLettersBody extends DeadLettersQuery {
  @ApiPropertyOptional({ maxLength: LONGEST_ID, description: 'Absent: all jobs of the queue.' })
  @ValidateIf(({ id }: DeadLettersBody) => id !== undefined)
  @MaxLength(LONGEST_ID, ID)
  @IsString(ID)
  readonly id?: string;
}
