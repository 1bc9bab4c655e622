import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { type ChangeEmailRequest } from '#contracts/account/requests.js';
import { EmailAddress } from '#backend/platform/email/email-address.js';

const MISSING = { message: 'Your password is required' };

/** POST /api/auth/change-email. */
export class ChangeEmailBody implements ChangeEmailRequest {
  @EmailAddress() email!: string;
  @ApiProperty() @MaxLength(500, MISSING) @IsNotEmpty(MISSING) @IsString(MISSING) password!: string;
}
