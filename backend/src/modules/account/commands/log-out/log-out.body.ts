import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { type LogoutRequest } from '#contracts/account/requests.js';

/** POST /api/auth/logout. */
export class LogOutBody implements LogoutRequest {
  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean({ message: 'everywhere is true or false.' })
  readonly everywhere?: boolean;
}
