import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { NoOtherFields } from '#backend/platform/http/validation.pipe.js';
import { durationOf } from './refusals.js';

const WORDS = 'overlap is a length of time such as 0s, 30m, 24h or 7d.';
const USUAL = '24h';

/** POST …/rotate: for how long the one of before is good too. */
@NoOtherFields()
export class OverlapBody {
  @ApiPropertyOptional({ default: USUAL, example: '7d' })
  @IsOptional()
  @IsString({ message: WORDS })
  @MaxLength(10, { message: WORDS })
  readonly overlap?: string;
}

/** @throws RejectedError 400 */
export const overlapMs = ({ overlap = USUAL }: OverlapBody): number => durationOf(overlap);
