import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { type Cursor, readCursor } from '../../domain/cursor.js';
import { wantedTypes } from '../../domain/wanted-types.js';
import { invalidField, timeOf } from '../../commands/refusals.js';
import { type FeedSource, type Wanted } from './feed.js';
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

  @ApiPropertyOptional({
    description:
      'A date, a date with a time (ISO 8601; UTC where no zone is named), or 24h for the time of so long ago.',
  })
  @IsOptional()
  @IsString({ message: 'since is one time.' })
  @MaxLength(40, { message: 'since is one time.' })
  since?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: FEED_PAGE.most, default: FEED_PAGE.usual })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: sized })
  @Min(1, { message: sized })
  @Max(FEED_PAGE.most, { message: sized })
  limit?: number;

  @ApiPropertyOptional({ description: 'Types of events, or areas as session.*, separated by commas. Absent: all.' })
  @IsOptional()
  @IsString({ message: 'types are separated by commas.' })
  @MaxLength(TYPES_LENGTH, { message: 'types are separated by commas, each named once.' })
  types?: string;
}

const PARAMETERS: readonly string[] = ['after', 'since', 'limit', 'types'];
/** One that is misspelt would be answered with all events, as if it was not there. @throws RejectedError 400 */
export const refuseOthers = (given: unknown): void => {
  const other = Object.keys(Object(given) as object).find((name) => !PARAMETERS.includes(name));
  if (other === undefined) return;
  throw invalidField(other, `The feed has no parameter ${other}: it has ${PARAMETERS.join(', ')}.`);
};

/** Where reading begins; null: at the beginning. @throws RejectedError 400; EventStoreUnavailableError */
export const placeIn = async (
  { after = '', since = '' }: Pick<FeedQuery, 'after' | 'since'>,
  feed: Pick<FeedSource, 'since'>,
  now: Date,
): Promise<Cursor | null> => {
  if (since !== '' && after !== '')
    throw invalidField('since', 'Give after or since: each names where reading begins.');
  if (since !== '') return feed.since(timeOf(since, 'since', now));
  if (after === '') return null;
  const cursor = readCursor(after);
  if (cursor === null) throw noCursor('after');
  return cursor;
};

/** @throws RejectedError 400 */
export const wantedIn = (types: string | undefined): Wanted => {
  const listed = types
    ?.split(',')
    .map((type) => type.trim())
    .filter(Boolean);
  const wanted = wantedTypes(listed && listed.length > 0 ? listed : null);
  if (wanted.unknown.length > 0) throw unknownTypes(wanted.unknown);
  return wanted.own;
};
