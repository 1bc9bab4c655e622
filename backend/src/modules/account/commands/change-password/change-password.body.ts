import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { type ChangePasswordRequest } from '#contracts/account/requests.js';
import { NewPassword } from '../../passwords/body-rules.js';
import { RepeatsPassword } from '../../passwords/password-fields.js';

const MISSING = { message: 'Your password is required' };

/** POST /api/auth/change-password. */
export class ChangePasswordBody implements ChangePasswordRequest {
  @ApiProperty() @MaxLength(500, MISSING) @IsNotEmpty(MISSING) @IsString(MISSING) currentPassword!: string;
  @NewPassword() newPassword!: string;
  @RepeatsPassword() confirmPassword!: string;
}
