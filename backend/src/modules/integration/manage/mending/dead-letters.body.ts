import { ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsString, MaxLength, ValidateIf } from 'class-validator';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { NoOtherFields } from '#backend/platform/http/validation.pipe.js';
import { type DeadLetterSelection } from '#backend/platform/jobs/jobs.port.js';

const LONGEST_QUEUE = 100;
const LONGEST_ID = 300;
const QUEUE = { message: 'A queue is named as GET /api/integrations/manage/dead-letters names it.' };
const ID = { message: 'A job is named by its id, and with its queue.' };
const ALL = { message: 'Say true for all, or leave it out.' };

export class DeadLettersQuery {
  @ApiPropertyOptional({ maxLength: LONGEST_QUEUE, description: 'Absent: all queues.' })
  @ValidateIf(({ queue }: DeadLettersQuery) => queue !== undefined)
  @MaxLength(LONGEST_QUEUE, QUEUE)
  @IsString(QUEUE)
  readonly queue?: string;
}

/** Which jobs: one by queue and id, those of a queue, or all of them, which has to be said. */
@NoOtherFields()
export class DeadLettersBody {
  @ApiPropertyOptional({ maxLength: LONGEST_QUEUE, example: 'sync-lead' })
  @ValidateIf(({ queue }: DeadLettersBody) => queue !== undefined)
  @MaxLength(LONGEST_QUEUE, QUEUE)
  @IsString(QUEUE)
  readonly queue?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_ID, description: 'Absent: all jobs of the queue.' })
  @ValidateIf(({ id }: DeadLettersBody) => id !== undefined)
  @MaxLength(LONGEST_ID, ID)
  @IsString(ID)
  readonly id?: string;

  @ApiPropertyOptional({ enum: [true], description: 'All jobs of all queues; without `queue` and `id`.' })
  @ValidateIf(({ all }: DeadLettersBody) => all !== undefined)
  @Equals(true, ALL)
  readonly all?: true;
}

/** A body that names nothing chooses nothing: what is dropped is gone for good. @throws RejectedError 400 */
export const chosenIn = ({ queue, id, all }: DeadLettersBody): DeadLetterSelection => {
  const refused = (field: string, message: string): RejectedError =>
    new RejectedError(400, 'INVALID_FIELD', message, { field });
  if (all === true && (queue ?? id) !== undefined) throw refused('all', 'Name a queue, or all of them: not both.');
  if (all === true) return {};
  if (queue !== undefined) return id === undefined ? { queue } : { queue, id };
  throw refused('queue', id === undefined ? 'Name a queue, or say "all": true.' : 'Name the queue of the job as well.');
};
