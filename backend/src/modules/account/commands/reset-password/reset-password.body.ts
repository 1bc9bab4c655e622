import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { type ResetPasswordRequest } from '#contracts/account/requests.js';
import { NewPassword } from '../../passwords/body-rules.js';
import { RepeatsPassword } from '../../passwords/password-fields.js';

const MISSING = { message: 'Reset token is required' };

/** POST /api/auth/reset-password (specification section 5). */
export class ResetPasswordBody implements ResetPasswordRequest {
  @ApiProperty() @MaxLength(200, MISSING) @IsNotEmpty(MISSING) @IsString(MISSING) token!: string;
  @NewPassword() newPassword!: string;
  @RepeatsPassword() confirmPassword!: string;
}
