import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';

const MOST_TURNS = 2 ** 31 - 1;
/** Turns of a page of the timeline: some hundred bytes each. */
export const TIMELINE_PAGE = 100;
const NO_TURN = 'A turn is a whole number from 0 on.';

export class TimelineQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: NO_TURN })
  @Min(0, { message: NO_TURN })
  @Max(MOST_TURNS, { message: NO_TURN })
  from?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: `A page has 1 to ${TIMELINE_PAGE} turns.` })
  @Min(1, { message: `A page has 1 to ${TIMELINE_PAGE} turns.` })
  @Max(TIMELINE_PAGE, { message: `A page has 1 to ${TIMELINE_PAGE} turns.` })
  limit?: number;
}

export class ComparisonQuery {
  @Type(() => Number)
  @IsInt({ message: NO_TURN })
  @Min(0, { message: NO_TURN })
  @Max(MOST_TURNS, { message: NO_TURN })
  from!: number;

  @Type(() => Number)
  @IsInt({ message: NO_TURN })
  @Min(0, { message: NO_TURN })
  @Max(MOST_TURNS, { message: NO_TURN })
  to!: number;
}

/** The path of a saga's replay. */
export class ReplayParams {
  @IsUUID('all', { message: 'A session has a UUID.' })
  sessionId!: string;
}

/** The path of a turn of it. */
export class ReplayedTurnParams extends ReplayParams {
  @Type(() => Number)
  @IsInt({ message: NO_TURN })
  @Min(0, { message: NO_TURN })
  @Max(MOST_TURNS, { message: NO_TURN })
  turn!: number;
}
