import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { type ConfirmEmailRequest } from '#contracts/account/requests.js';

const MISSING = { message: 'Confirmation token is required' };

/** POST /api/auth/confirm-email. */
export class ConfirmEmailBody implements ConfirmEmailRequest {
  @ApiProperty() @MaxLength(200, MISSING) @IsNotEmpty(MISSING) @IsString(MISSING) token!: string;
}
