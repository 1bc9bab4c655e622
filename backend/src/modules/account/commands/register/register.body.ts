import { IsOptional } from 'class-validator';
import { type RegisterRequest } from '#contracts/account/requests.js';
import { NewPassword, NewUsername } from '../../passwords/body-rules.js';
import { EmailAddress } from '#backend/platform/email/email-address.js';

/** POST /api/auth/register (specification sections 5 and 7). */
export class RegisterBody implements RegisterRequest {
  @NewUsername()
  readonly username!: string;

  @NewPassword()
  readonly password!: string;

  @EmailAddress()
  @IsOptional()
  readonly email?: string;
}
