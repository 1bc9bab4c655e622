import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { type ClaimedSagas } from '#contracts/account/views.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { ClaimGuestCommand } from './claim-guest.handler.js';

const TOKEN_MAX_LENGTH = 2_048;
const NO_TOKEN = { message: 'That is no token of a guest.' };

class ClaimGuestBody {
  @ApiProperty({ maxLength: TOKEN_MAX_LENGTH })
  @MaxLength(TOKEN_MAX_LENGTH, NO_TOKEN)
  @IsString(NO_TOKEN)
  guestToken!: string;
}

@ApiTags('auth')
@Controller('api/auth/claim-guest')
export class ClaimGuestController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  claim(@CurrentPrincipal() principal: Principal, @Body() { guestToken }: ClaimGuestBody): Promise<ClaimedSagas> {
    const isRegistered = principal.kind === 'registered';
    return this.commands.execute(new ClaimGuestCommand(requestContext(principal), isRegistered, guestToken));
  }
}
