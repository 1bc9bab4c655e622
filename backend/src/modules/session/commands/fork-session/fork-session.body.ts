import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { type ForkRequest } from '#contracts/session/views.js';

const A_TURN = 'A turn is a whole number.';

/** Where a fork begins, and what it is called. */
export class ForkSessionBody implements ForkRequest {
  @ApiProperty({ format: 'uuid', description: 'Of the new session: repeated, the same one is answered.' })
  @IsUUID('all', { message: 'A session has a UUID.' })
  sessionId!: string;

  @ApiProperty({ minimum: 0 })
  @IsInt({ message: A_TURN })
  @Min(0, { message: A_TURN })
  @Max(0x7fffffff, { message: A_TURN })
  turn!: number;

  @ApiPropertyOptional({ description: "The hero's name." })
  @IsOptional()
  @IsString({ message: 'A name is text.' })
  @MaxLength(500, { message: 'A name has at most 40 characters.' })
  name?: string;
}
