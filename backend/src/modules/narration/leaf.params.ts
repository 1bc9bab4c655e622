import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';

const MOST_TURNS = 1_000_000_000;

/** The path of a leaf. */
export class LeafParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'A session has a UUID.' })
  sessionId!: string;

  @ApiProperty({ minimum: 0 })
  @Type(() => Number)
  @IsInt({ message: 'A turn is a whole number.' })
  @Min(0, { message: 'A turn is a whole number.' })
  @Max(MOST_TURNS, { message: 'There is no such turn.' })
  turn!: number;
}
