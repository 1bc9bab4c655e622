import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { CURSOR_MAX_LENGTH } from '#backend/platform/http/cursor.js';
import { PAGE_MAX } from '#backend/platform/http/paged.js';

const WORDS = { message: 'Give 2 to 200 characters: an id, the beginning of a name, or a whole e-mail address.' };

export class FindQuery {
  @Matches(/\S.*\S/su, WORDS) @Length(2, 200, WORDS) @IsString(WORDS) q!: string;
}

export class PersonParams {
  @IsUUID('all', { message: 'A person has a UUID.' })
  userId!: string;
}

const SIZED = `A page has 1 to ${PAGE_MAX} entries.`;
export class LedgerQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: SIZED })
  @Min(1, { message: SIZED })
  @Max(PAGE_MAX, { message: SIZED })
  limit?: number;

  @IsOptional()
  @IsString({ message: 'A cursor is text.' })
  @MaxLength(CURSOR_MAX_LENGTH, { message: 'That is no place in this list: begin it anew without a cursor.' })
  after?: string;
}
