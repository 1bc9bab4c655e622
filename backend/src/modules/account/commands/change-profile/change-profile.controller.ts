import { Body, Controller, Patch } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { type UserProfile } from '#contracts/account/views.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { IsReadableText } from '#backend/platform/http/readable-text.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { FindProfileQuery } from '../../queries/find-profile/find-profile.query-handler.js';
import { ChangeProfileCommand } from './change-profile.handler.js';

const NAME_MAX_LENGTH = 60;
const PHONE = /^(?:\+?[\d ().-]{5,25})?$/;
const UNREADABLE = { message: 'That name holds characters that can not be read.' };
const TOO_LONG = { message: `A name has at most ${NAME_MAX_LENGTH} characters.` };
const NO_PHONE = { message: 'A phone number has 5 to 25 digits, spaces and + ( ) - . only.' };

/** Null empties a part; spaces around it do not count. */
const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === null ? '' : typeof value === 'string' ? value.trim() : value,
  );

class ChangeProfileBody {
  @ApiPropertyOptional({ maxLength: NAME_MAX_LENGTH, nullable: true })
  @IsReadableText(UNREADABLE)
  @MaxLength(NAME_MAX_LENGTH, TOO_LONG)
  @IsString(UNREADABLE)
  @IsOptional()
  @Trimmed()
  firstName?: string;

  @ApiPropertyOptional({ maxLength: NAME_MAX_LENGTH, nullable: true })
  @IsReadableText(UNREADABLE)
  @MaxLength(NAME_MAX_LENGTH, TOO_LONG)
  @IsString(UNREADABLE)
  @IsOptional()
  @Trimmed()
  lastName?: string;

  @ApiPropertyOptional({ pattern: PHONE.source, nullable: true })
  @Matches(PHONE, NO_PHONE)
  @IsString(NO_PHONE)
  @IsOptional()
  @Trimmed()
  phone?: string;
}

@ApiTags('user')
@Controller('api/user/profile')
export class ChangeProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Patch()
  async change(@CurrentPrincipal() principal: Principal, @Body() body: ChangeProfileBody): Promise<UserProfile> {
    const context = requestContext(principal);
    await this.commands.execute(new ChangeProfileCommand(context, body));
    return this.queries.execute(new FindProfileQuery(context.subjectId));
  }
}
