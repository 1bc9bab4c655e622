import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { type Cursor, readCursor } from '../../domain/cursor.js';
import { wantedTypes } from '../../domain/wanted-types.js';
import { type Wanted } from './feed.js';
import { noCursor, unknownTypes } from './feed-refusals.js';

export const FEED_PAGE = { usual: 1_000, most: 1_000 };
const sized = `A page has 1 to ${FEED_PAGE.most} events.`;
const TYPES_LENGTH = 8_000;

export class FeedQuery {
  @ApiPropertyOptional({
    description: 'The cursor of an event: what follows it is wanted. Absent: from the beginning.',
  })
  @IsOptional()
  @IsString({ message: 'after is the cursor of one event.' })
  @MaxLength(100, { message: 'after is the cursor of one event.' })
  after?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: FEED_PAGE.most, default: FEED_PAGE.usual })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: sized })
  @Min(1, { message: sized })
  @Max(FEED_PAGE.most, { message: sized })
  limit?: number;

  @ApiPropertyOptional({ description: 'Types of events, separated by commas. Absent: all.' })
  @IsOptional()
  @IsString({ message: 'types are separated by commas.' })
  @MaxLength(TYPES_LENGTH, { message: 'types are separated by commas, each named once.' })
  types?: string;
}

/** @throws RejectedError 400 */
export const cursorIn = (field: string, text: string | undefined): Cursor | null => {
  if (text === undefined || text === '') return null;
  const cursor = readCursor(text);
  if (cursor === null) throw noCursor(field);
  return cursor;
};

/** @throws RejectedError 400 */
export const wantedIn = (types: string | undefined): Wanted => {
  const listed = types
    ?.split(',')
    .map((type) => type.trim())
    .filter(Boolean);
  const wanted = wantedTypes(listed && listed.length > 0 ? listed : null);
  if ('unknown' in wanted) throw unknownTypes(wanted.unknown);
  return wanted.own;
};
